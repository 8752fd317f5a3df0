export const example = {
  title: "Un attacco, passo per passo",
  steps: [
    "St. Hilaire è nella riserva di 94 con quattro unità: due fanterie di forza tre e due di forza due. Su Pratze Berg (106) Langeron blocca la via d’accesso verso 94, larga e senza simboli, con due fanterie di forza due, una cavalleria di forza due e un’artiglieria di forza uno. Una fanteria alleata di forza tre, distaccata, è nella riserva alle sue spalle. Il morale francese è 23, quello alleato 27. È il turno dei Francesi. Nessuno dei due giocatori vede le facce dell’altro.",
    "Passo 1. I Francesi minacciano Pratze Berg da 94 (T11.1a). Con che cosa, non lo dicono.",
    "Passo 2. Il corpo di Langeron blocca la via d’accesso: è dichiarato tutto e non può ritirarsi prima del combattimento (T11.2c, R6). La fanteria in riserva non può essere dichiarata (T11.2e).",
    "Passo 3. I Francesi conducono a fondo l’attacco; non è una finta (T11.3a).",
    "Passo 4. La via d’accesso è larga, e chi la blocca può guidare in qualsiasi combinazione (T11.4b, R7). Gli Alleati scoprono una fanteria di forza due e l’artiglieria.",
    "Passo 5. I Francesi dichiarano un movimento di corpo di St. Hilaire con tutte e quattro le unità, un attacco largo, e scoprono come unità guida le sue due fanterie di forza tre (T11.5a, T11.5i).",
    "Passo 6. Le unità guida hanno 6. Fanteria contro chi blocca la via d’accesso: uno di meno, 5 (T11.6b). Il pendio non ha simboli, quindi nulla per il terreno (T11.6c). Le unità guida della difesa hanno 2 e 1: il risultato iniziale è +2, e i Francesi stanno vincendo (T11.6d, T11.6e).",
    "Passo 7. Gli Alleati contrattaccano con la cavalleria di forza due. Si scopre ed è subito ridotta a uno (T11.7k, T11.7l). Avrebbe potuto farlo l’altra fanteria, perché l’attaccante stava vincendo (T11.7h), ma non insieme alla cavalleria (T11.7f).",
    "Passo 8. Due meno uno: il risultato finale è +1. I Francesi hanno vinto (T11.8a).",
    "Passo 9. Due unità guidavano la difesa: i Francesi perdono due punti forza (T11.9b). Le loro unità guida se li dividono, e ciascuna passa da tre a due (T11.9d).",
    "Passo 10. Due per le unità guida dell’attacco, uno per il risultato, uno risparmiato dai cannoni che guidavano: gli Alleati perdono due punti forza (T11.10a, T11.10c, T11.10d). L’artiglieria per ora è risparmiata, quindi vanno entrambi alla fanteria che guida, che è eliminata (T11.10e). Con il punto forza del contrattacco gli Alleati, che hanno perso, ne hanno perduti tre: il loro morale scende a 24 (T13.2). I Francesi non pagano nulla.",
    "Passo 11. Tutti i pezzi alleati lasciano Pratze Berg (T11.11b). L’artiglieria è eliminata, e costa un punto (T12.4). La fanteria in riserva non era stata dichiarata: con una via d’accesso larga perde due punti forza e costa due punti morale (T12.7). Il morale alleato è 21. Tre unità vanno nella riserva di 122, che è adiacente, libera dal nemico e ha posto per quattro (T12.10). Langeron tiene la fanteria di forza due; la cavalleria è distaccata (T12.17).",
    "St. Hilaire e le sue quattro unità, ora tutte di forza due, entrano nella riserva di Pratze Berg (T11.11c). Nessun altro può entrarvi in questo turno (T11.12i). Tutte le facce scoperte restano visibili finché i Francesi non chiudono il turno; poi si rimescolano (T11.11i, T7.4).",
  ],
} as const;
