# Das Spiel auf einem Blatt
turn-1 = Erste Aktion: die Gräber plündern, vom Galgenhaufen oder aus einem Lager stehlen oder dich aufs Studieren vorbereiten. (R-1)
turn-2 = Zweite Aktion: studieren, operieren oder erwecken.
turn-3 = Dritte Aktion: ein Organ verkaufen oder Raubkarten zurücknehmen.
know-1 = Der Studierwürfel ist eine Schulnote: 1 ist am besten, 6 am schlechtesten.
know-2 = Operieren: Jemand reicht dir das Teil, vielleicht ein anderes. Der weiße Würfel muss deinen Studierwürfel erreichen; der andere Arm oder das andere Bein des Paars hilft um 1.
know-3 = Erwecken: braucht Kopf und Hirn; jeder fehlende Arm und jedes fehlende Bein zählt 1 gegen dich, das Hirn mit 7 noch eins. Misslingt es, ist das Hirn verloren.
know-4 = Plündern: Alle, die mitkommen, wählen heimlich ein Grab. Allein nimmst du das oberste Teil, und dein Würfel sinkt um eins; zu mehreren gibt es nur Streit.
know-5 = Ein Lager mit mindestens so vielen Teilen, wie der Studierwürfel dort zeigt, kann bestohlen werden; dein eigener Würfel steigt dafür um eins. (R-10)
score-1 = Alle Monster zählen, auch unfertige: die Werte ihrer Teile.
score-2 = Drei verfaulte Teile bringen 5, jedes weitere noch 5.
score-3 = Das Monster, das lebt, bringt 3; aber das wertvollste gewinnt.
