title = Heirate das Monster
summary = Ein einsamer Fachan stapft durchs Tal. Locke ihn über die Häuser der anderen und baue als Erster drei Türme.
