-- What a server would store if nobody had thought of fences: whoever was declared dead writes on, and a number that is
-- taken is left as it is.
CREATE OR REPLACE FUNCTION unfenced_append(
    me bigint,
    e_tbl text[], e_number integer[], e_fence bigint[], e_entry bytea[], e_history bytea[],
    s_tbl text[], s_number integer[], s_data bytea[], s_due bigint[]
) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
    UPDATE servers SET beat = beat + 1, at = bestiary_now() WHERE id = me;
    INSERT INTO entries (tbl, number, fence, entry, history)
        SELECT * FROM unnest(e_tbl, e_number, e_fence, e_entry, e_history) ON CONFLICT DO NOTHING;
    INSERT INTO saved (tbl, number, data, due)
        SELECT * FROM unnest(s_tbl, s_number, s_data, s_due)
        ON CONFLICT (tbl) DO UPDATE SET number = excluded.number, data = excluded.data, due = excluded.due;
    RETURN bestiary_now();
END $$;
