# Was jedes Spiel sagt
rule-over = Das Spiel ist zu Ende.
rule-not-asked = Du bist jetzt nicht am Zug.
rule-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
nobody = niemand
seat-name = Spieler { $number }

# Anweisungen, in Spielen, in denen man außerhalb des eigenen Zugs antworten darf
orders-title = Ich werde gefragt
orders-always = immer
orders-some = bei { $n } von { $all } Arten von Anlässen
orders-until-turn = erst wieder in meinem Zug
orders-why = Bei allen anderen passt du, sofort und ohne dass jemand einen Unterschied sieht.
orders-ask = Frag mich, wenn …
either = { $one } oder { $other }
listed = { $one }, { $others }

# Wonach Bots in einem Spiel gehen, das nichts weiter dazu sagt
term-score = Punkte
term-won = Sieg

# Warum jemand gewonnen hat: ein Teil der Wertung bringt eine Person vor eine andere
ending-by-part = Was den Ausschlag gab: { $part }, { $more } zu { $less }. In allem anderen { $level ->
    [1] lag { $second } mit { $other } gleichauf
   *[other] führte { $second } { $other } zu { $rest }
  }.
