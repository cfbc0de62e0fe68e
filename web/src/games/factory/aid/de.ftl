# Das Spiel auf einem Blatt
turn-1 = Zieh ein Plättchen und leg es an ein Monster an, dein eigenes oder irgendein anderes.
turn-2 = Passt es irgendwo, musst du es legen; nur was nirgends passt, verlässt das Spiel, und du ziehst ein neues.
know-1 = Kanten, die sich berühren, müssen gleich sein: dünn an dünn, dick an dick, leer an leer. (R-1)
know-2 = Mindestens eine davon muss dünn oder dick sein. (R-2)
know-3 = Ein Monster ist fertig, wenn nichts daran offen ist; sein Besitzer beginnt sofort einen Gehilfen.
know-4 = Ist dein eigenes erstes Monster fertig, darfst du an die ersten Monster der anderen nicht mehr anlegen.
score-1 = Erstes Monster: ein Punkt je Plättchen, wenn es fertig ist.
score-2 = Gehilfen: ein Punkt je Plättchen mit Auge, wenn sie fertig sind.
score-3 = Was ein loses Ende hat, ist nichts wert. Das Spiel endet, wenn alle ersten Monster fertig oder die Plättchen aufgebraucht sind.
