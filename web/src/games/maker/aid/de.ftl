# Das Spiel auf einem Blatt
turn-1 = Erste Aktion: die Gräber plündern, vom Galgenhaufen oder aus einem Lager stehlen oder das Studium vorbereiten. (R-1)
turn-2 = Zweite Aktion: studieren, operieren oder erwecken.
turn-3 = Dritte Aktion: ein Organ verkaufen oder Grabraubkarten zurücknehmen.
know-1 = Der Studierwürfel ist eine Schulnote: 1 ist am besten, 6 am schlechtesten.
know-2 = Operieren: Jemand reicht dir das Teil, vielleicht ein anderes. Der weiße Würfel muss deinen Studierwürfel erreichen; der andere Arm oder das andere Bein des Paars gibt +1, wenn es nicht verfault ist.
know-3 = Erwecken: braucht Kopf und Gehirn; jeder fehlende Arm und jedes fehlende Bein kostet 1 vom Wurf, das Gehirn mit der 7 noch eins. Misslingt es, ist das Gehirn verschmort.
know-4 = Plündern: Der Würfel geht um eins hinauf, und alle, die mitkommen, wählen geheim ein Grab. Allein nimmst du das oberste Teil, und dein Würfel geht wieder um eins hinunter; zu mehreren gibt es nur Streit.
know-5 = Ein Lager mit mindestens so vielen Teilen, wie der Studierwürfel dort zeigt, ist unbewacht: Stiehlst du daraus, geht dein eigener Würfel um eins hinauf. (R-10)
score-1 = Alle Monster zählen, auch unfertige: die Werte ihrer Teile.
score-2 = Drei verfaulte Teile bringen 5, jedes weitere noch 5.
score-3 = Das Monster, das lebt, bringt 3; aber das wertvollste gewinnt.
