CREATE TABLE servers (           -- one row for each start of a server: the id is its incarnation
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    beat bigint NOT NULL DEFAULT 0,
    at bigint NOT NULL,          -- when it last beat, in milliseconds
    lease double precision NOT NULL, -- seconds without a beat after which it may be declared dead
    draining boolean NOT NULL DEFAULT false,
    dead boolean NOT NULL DEFAULT false
) WITH (fillfactor = 50);
CREATE TABLE tables (
    id text PRIMARY KEY,
    opened bigint NOT NULL,
    setup bytea NOT NULL,        -- the key included
    keys bytea NOT NULL,         -- the hashes of the tokens and what each holds
    ended bytea,                 -- how the game ended, once it is over
    rematch text,                -- the table that followed
    owner bigint REFERENCES servers,
    fence bigint NOT NULL DEFAULT 0, -- rises with every claim
    left_at bigint               -- when its owner gave it back, while it has none
);
CREATE INDEX owned ON tables (owner) WHERE ended IS NULL;
CREATE INDEX running ON tables (opened) WHERE ended IS NULL;
CREATE INDEX finished ON tables (opened, id) WHERE ended IS NOT NULL;
CREATE TABLE entries (
    tbl text NOT NULL REFERENCES tables ON DELETE CASCADE,
    number integer NOT NULL,     -- 0 is the deal
    fence bigint NOT NULL,       -- under which it was stored
    entry bytea,
    history bytea,               -- what it added to the record
    PRIMARY KEY (tbl, number)
);
CREATE TABLE saved (
    tbl text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    number integer NOT NULL,     -- the last entry it includes
    data bytea NOT NULL,
    due bigint NOT NULL          -- when the table has to go on though nobody comes
);
CREATE TABLE gaps (              -- when nobody owned a table: no clock ran
    tbl text NOT NULL REFERENCES tables ON DELETE CASCADE,
    began bigint NOT NULL,
    ended bigint NOT NULL
);
CREATE INDEX gaps_of ON gaps (tbl);
CREATE TABLE records (
    id text PRIMARY KEY,
    at bigint NOT NULL,
    token text NOT NULL,         -- its hash
    data bytea NOT NULL
);

CREATE TABLE gatherings (        -- tables whose game has not begun, and what those that begun came from
    id text PRIMARY KEY,
    at bigint NOT NULL,
    data bytea NOT NULL,
    tbl text REFERENCES tables ON DELETE CASCADE
);
CREATE INDEX gathered ON gatherings (tbl);
CREATE TABLE lobby (             -- one row: the server that has all gatherings
    owner bigint REFERENCES servers
);
INSERT INTO lobby VALUES (NULL);

CREATE FUNCTION bestiary_now() RETURNS bigint LANGUAGE sql AS
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';

-- Stores entries and what is saved of tables for a server, in one step that is its heartbeat and its fence as well:
-- whoever was declared dead stores nothing. What is sent again, because nobody knew whether it had been stored, is
-- compared with what is there. Returns the time, or nothing for a server that is dead.
CREATE FUNCTION bestiary_append(
    me bigint,
    e_tbl text[], e_number integer[], e_fence bigint[], e_entry bytea[], e_history bytea[],
    s_tbl text[], s_number integer[], s_data bytea[], s_due bigint[]
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    stored bigint;
    moment bigint := bestiary_now();
BEGIN
    UPDATE servers SET beat = beat + 1, at = moment WHERE id = me AND NOT dead;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    IF cardinality(e_tbl) > 0 THEN
        INSERT INTO entries (tbl, number, fence, entry, history)
            SELECT * FROM unnest(e_tbl, e_number, e_fence, e_entry, e_history)
            ON CONFLICT DO NOTHING;
        GET DIAGNOSTICS stored = ROW_COUNT;
        IF stored < cardinality(e_tbl) AND EXISTS (
            SELECT FROM unnest(e_tbl, e_number, e_fence, e_entry, e_history) AS n (tbl, number, fence, entry, history)
            JOIN entries AS e USING (tbl, number)
            WHERE e.fence <> n.fence OR e.entry IS DISTINCT FROM n.entry OR e.history IS DISTINCT FROM n.history
        ) THEN
            RAISE EXCEPTION 'another entry has that number' USING ERRCODE = 'BE001';
        END IF;
    END IF;
    IF cardinality(s_tbl) > 0 THEN
        INSERT INTO saved (tbl, number, data, due)
            SELECT * FROM unnest(s_tbl, s_number, s_data, s_due)
            ON CONFLICT (tbl) DO UPDATE SET number = excluded.number, data = excluded.data, due = excluded.due;
    END IF;
    RETURN moment;
END $$;

-- The same with what is stored less often, as [kind, table, text or nothing, number or nothing, one, two].
CREATE FUNCTION bestiary_store(
    me bigint,
    kinds text[], ids text[], texts text[], numbers bigint[], ones bytea[], twos bytea[],
    e_tbl text[], e_number integer[], e_fence bigint[], e_entry bytea[], e_history bytea[],
    s_tbl text[], s_number integer[], s_data bytea[], s_due bigint[]
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    moment bigint;
    i integer;
BEGIN
    PERFORM FROM servers WHERE id = me AND NOT dead FOR UPDATE;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    IF kinds && ARRAY['gather', 'disperse'] THEN
        PERFORM FROM lobby WHERE owner = me FOR SHARE;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'another server has the lobby' USING ERRCODE = 'BE002';
        END IF;
    END IF;
    FOR i IN 1 .. cardinality(kinds) LOOP
        IF kinds[i] = 'open' THEN
            INSERT INTO tables (id, opened, setup, keys, owner, fence)
                VALUES (ids[i], numbers[i], ones[i], twos[i], me, 1) ON CONFLICT DO NOTHING;
            IF NOT FOUND AND NOT EXISTS (SELECT FROM tables WHERE id = ids[i] AND setup = ones[i]) THEN
                RAISE EXCEPTION 'another table has that id' USING ERRCODE = 'BE001';
            END IF;
        END IF;
    END LOOP;
    moment := bestiary_append(
        me, e_tbl, e_number, e_fence, e_entry, e_history, s_tbl, s_number, s_data, s_due);
    FOR i IN 1 .. cardinality(kinds) LOOP
        CASE kinds[i]
            WHEN 'open' THEN
                NULL;
            WHEN 'end' THEN
                UPDATE tables SET ended = ones[i] WHERE id = ids[i];
            WHEN 'follow' THEN
                UPDATE tables SET rematch = texts[i] WHERE id = ids[i];
            WHEN 'hold' THEN
                UPDATE tables SET keys = ones[i] WHERE id = ids[i];
            WHEN 'delete' THEN
                DELETE FROM tables WHERE id = ids[i];
            WHEN 'import' THEN
                INSERT INTO records (id, at, token, data)
                    VALUES (ids[i], numbers[i], texts[i], ones[i]) ON CONFLICT DO NOTHING;
            WHEN 'discard' THEN
                DELETE FROM records WHERE id = ids[i];
            WHEN 'gather' THEN
                INSERT INTO gatherings (id, at, data, tbl) VALUES (ids[i], numbers[i], ones[i], texts[i])
                    ON CONFLICT (id) DO UPDATE SET data = excluded.data, tbl = excluded.tbl;
            WHEN 'disperse' THEN
                DELETE FROM gatherings WHERE id = ids[i];
        END CASE;
    END LOOP;
    RETURN moment;
END $$;

-- Makes a live server the owner of a table that has none, or whose owner is dead; returns the fence and the owner.
-- Whoever owns it already keeps its fence. From when nobody served it no clock runs.
CREATE FUNCTION bestiary_claim(me bigint, wanted text) RETURNS TABLE (owned_by bigint, fenced bigint)
LANGUAGE plpgsql AS $$
DECLARE
    since bigint;
    t tables%ROWTYPE;
BEGIN
    PERFORM FROM servers WHERE id = me AND NOT dead FOR SHARE;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    SELECT * INTO t FROM tables WHERE id = wanted FOR UPDATE;
    IF NOT FOUND THEN
        RETURN QUERY SELECT me, 0::bigint;
        RETURN;
    END IF;
    IF t.owner = me OR EXISTS (SELECT FROM servers WHERE id = t.owner AND NOT dead) THEN
        RETURN QUERY SELECT t.owner, t.fence;
        RETURN;
    END IF;
    since := coalesce((SELECT at FROM servers WHERE id = t.owner), t.left_at);
    IF since + 1000 < bestiary_now() THEN
        INSERT INTO gaps VALUES (wanted, since, bestiary_now());
    END IF;
    UPDATE tables SET owner = me, fence = t.fence + 1, left_at = NULL WHERE id = wanted;
    RETURN QUERY SELECT me, t.fence + 1;
END $$;
