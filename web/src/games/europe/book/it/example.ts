export const example = {
  title: "Una battaglia per Hannover",
  steps: [
    "La Francia ha in Olanda sei fanterie, tre cavallerie, due artiglierie e un comandante. La Gran Bretagna tiene Hannover con quattro fanterie, due cavallerie, due artiglierie e un comandante. I Francesi entrano, e una cavalleria fa il giro per la Vestfalia (B8.1, EB-7). Entrambe le parti hanno almeno sei armate: è una battaglia maggiore (B17.2).",
    "Si schiera in segreto (B17.3). I Francesi mettono in prima linea le sei fanterie e il comandante, cavalleria e cannoni dietro. I Britannici mettono tutto davanti: tutto fa fuoco, e tutto può essere colpito.",
    "Comincia il difensore (B18.1). Quattro fanterie lanciano un dado a testa, due cavallerie tre, due artiglierie quattro e il comandante tre: 21 dadi (B20.1). Escono cinque 6. I Britannici, che fanno fuoco, scelgono cinque fanterie (EB-19).",
    "Ora i Francesi muovono tra le linee: la cavalleria avanza accanto all’ultima fanteria, il comandante va dietro (B19.1). Uno e nove dadi, e due per ogni cannone in seconda linea: 14 (B21.1). Quattro 6, e i Francesi scelgono tra ciò che sta nella prima linea britannica. Là i comandanti sono al sicuro (B21.3).",
    "Poi il comandante francese in seconda linea lancia due dadi: ogni 5 o 6 riporta un pezzo perduto, in seconda linea (B22.1, EB-22).",
    "Si continua così, una parte dopo l’altra, finché una non ha più armate in prima linea alla fine di un fuoco o la lascia di sua volontà (B19.2, B23.1). Ciò che sta ancora dietro non avanza più (EB-21).",
    "Il vincitore insegue con un altro fuoco da dove stanno i suoi pezzi, e ora può colpire qualunque cosa, in ogni linea, anche i comandanti (B23.2, EB-23). Pesca una carta per la battaglia maggiore (B13.1).",
    "I Britannici battuti possono ritirarsi in Danimarca, nel Meclemburgo o a Berlino. Olanda e Vestfalia sono chiuse, perché da là sono venuti pezzi francesi, fosse anche una sola cavalleria (B24.4, EB-24).",
  ],
} as const;
