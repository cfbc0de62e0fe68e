title = The Bog
summary = Take stones out of the bog, and don't take the last.
action-take = take stones
event-took = { $seat } takes { $stones ->
    [one] a stone
   *[other] { $stones } stones
}.
event-sank = { $seat } sinks.
prompt-over = Somebody has sunk.
prompt-take = Take up to three of { $stones } stones.
field-stones = Stones
rule-B-1 = There are fewer stones than that.
