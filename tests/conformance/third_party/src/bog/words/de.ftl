title = Der Sumpf
summary = Nimm Steine aus dem Sumpf, aber nicht den letzten.
action-take = Steine nehmen
event-took = { $seat } nimmt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}.
event-sank = { $seat } versinkt.
prompt-over = Jemand ist versunken.
prompt-take = Nimm bis zu drei von { $stones } Steinen.
field-stones = Steine
rule-B-1 = So viele Steine sind es nicht mehr.
