import { list, plural } from "../../../words/sentence";
import type { SetUpWords } from "./words";

const units = (count: number) => `${String(count)} unità`;

export const it: SetUpWords = {
  faces: {
    infantry1: "fanteria 1",
    infantry2: "fanteria 2",
    infantry3: "fanteria 3",
    cavalry1: "cavalleria 1",
    cavalry2: "cavalleria 2",
    cavalry3: "cavalleria pesante 3",
    artillery1: "artiglieria",
    guard3: "Guardia 3",
  },
  arms: (arm, count) => {
    const arms = {
      infantry: plural("it", count, { one: "fanteria", other: "fanterie" }),
      cavalry: plural("it", count, { one: "cavalleria", other: "cavallerie" }),
      artillery: plural("it", count, { one: "artiglieria", other: "artiglierie" }),
      guard: plural("it", count, { one: "Guardia", other: "Guardie" }),
    };
    return `${String(count)} ${arms[arm]}`;
  },
  units,
  strength: (sum) => `forza ${String(sum)}`,
  locale: (number, name) => (name ? `${name} (${String(number)})` : `zona ${String(number)}`),
  reserve: "in riserva",
  toward: (far, width) =>
    `verso ${far.startsWith("zona ") ? "la " : ""}${far}, ${{ wide: "larga", narrow: "stretta", impassable: "intransitabile" }[width]}`,
  offMap: "fuori mappa",
  hour: (hour) => {
    const [day = "", time = ""] = hour.split(":");
    return `ore ${String(Number(time))} del ${day} dicembre`;
  },

  assign: {
    title: "I tuoi corpi",
    how: "Trascina i blocchi dal vassoio ai comandanti, oppure scegli un blocco e poi un comandante. Il nemico non vede nulla.",
    tray: "Ancora da assegnare",
    trayEmpty: "Ogni unità ha il suo comandante.",
    pile: (face, count) => `${face}: ${String(count)} nel vassoio`,
    block: (face, commander) => `${face}, con ${commander}`,
    giveTo: (face, commander) => `Assegna ${face} a ${commander}`,
    takeBack: "Rimettila nel vassoio",
    range: (count, least, most) => `${units(count)} (da ${String(least)} a ${String(most)})`,
    needs: (count) => plural("it", count, { one: "ne manca 1", other: `ne mancano ${String(count)}` }),
    needsOther: "ne serve una che non sia fanteria 2",
    tooMany: (count) => `${String(count)} di troppo`,
    roomFor: (capacity) => `capacità ${String(capacity)}`,
    enters: (hour) => `Fuori mappa; entra dalle ${hour}`,
    entersAtOnce: "Fuori mappa; entra quando vuoi",
    given: (face, commander, count) => `${face} a ${commander}, che ora ha ${units(count)}.`,
    returned: (face) => `${face} di nuovo nel vassoio.`,
    empty: "Svuota",
    undo: "Annulla",
    confirm: "Questi sono i miei corpi",
    crowd: (count) => `${String(count)} da distaccare prima della battaglia`,
  },

  lacks: {
    title: "Che cosa manca",
    none: "Non manca nulla.",
    left: (count) =>
      plural("it", count, {
        one: "Un’unità non ha ancora un comandante.",
        other: `${String(count)} unità non hanno ancora un comandante.`,
      }),
    tooFew: (commander, count) =>
      `A ${commander} ${plural("it", count, { one: "manca", other: "mancano" })} ${units(count)}.`,
    tooMany: (commander, room) => `${commander} non può avere più di ${units(room)}.`,
    noOther: (commander) => `A ${commander} serve un’unità che non sia fanteria 2.`,
    unplaced: (commanders) => `Ancora da schierare: ${list(commanders, "it")}.`,
    unplacedMany: (count) => `${String(count)} corpi sono ancora da schierare.`,
    twoCorps: (count) =>
      count < 2
        ? `Due corpi iniziano sulla mappa; ${count === 1 ? "ne hai schierato uno" : "non ne hai schierato nessuno"}.`
        : "Solo due corpi iniziano sulla mappa.",
    noRoomAtHome: (commander, capacity) =>
      `${commander} ha troppe unità per la sua zona, che ne contiene ${String(capacity)}.`,
    crowded: (locale, over) =>
      plural("it", over, {
        one: `Un’unità di troppo in ${locale}.`,
        other: `${String(over)} unità di troppo in ${locale}.`,
      }),
    tooManyDetached: (most) => `Si distaccano al massimo ${String(most)} unità.`,
    battery: "Scegli la batteria.",
    batteryTo: "Scegli la sua via d’accesso.",
    check: "Verifica",
    checkedWell: "Le regole lo permettono.",
    refused: "Così no:",
    busy: "Un momento…",
  },

  plans: {
    title: "Schieramenti pronti…",
    ready: "Nostri",
    saved: "Tuoi",
    noneSaved: "Ancora nessuno.",
    take: "Usalo",
    asIn: (name) => `Come in «${name}»`,
    discard: (name) => `Elimina ${name}`,
    random: "A caso",
    saveAs: "Salva quello attuale come",
    name: "Nome",
    save: "Salva",
    savedAs: (name) => `Salvato come ${name}.`,
    replaces: (name) => `Sostituisce «${name}».`,
    here: "Resta in questo browser, per quest’armata e per questo giorno.",
    taken: (name) => `Usi «${name}».`,
    otherCorps: "Pensato per corpi diversi dai tuoi.",
  },
  ready: {
    "french-history": {
      name: "Come quel giorno",
      why: "Lannes sulla strada principale con il suo cannone sul Santon, la Guardia e Murat alle spalle, una destra sottile a Sokolnitz. Nessun punto debole e nessuna sorpresa: adatto alla prima partita.",
    },
    "french-alone": {
      name: "Resistere da soli",
      why: "Finché non entra nessun rinforzo vinci se conservi tutte le stelle blu. Perciò Bernadotte e Davout hanno il minimo, e unità isolate chiudono i villaggi lungo il torrente, dove la cavalleria non può guidare l’attacco.",
    },
    "french-hammer": {
      name: "Il martello nascosto",
      why: "La fanteria migliore sta in riserva con St. Hilaire e Vandamme davanti al Pratzen, e sembra un corpo qualunque. Legrand e Lannes fanno solo da schermo. Colpisci quando gli Alleati marciano verso sud.",
    },
    "french-goldbach": {
      name: "Dietro il Goldbach",
      why: "Due giorni sono lunghi e nel primo Davout non c’è: gli basta poco. La linea del torrente è tenuta dai villaggi, e tutto ciò che è forte resta vicino alla strada principale, da dove raggiunge entrambe le ali.",
    },
    "french-north": {
      name: "Lungo la strada principale",
      why: "La prima mattina ci sono solo due corpi alleati. Lannes e Murat sono abbastanza forti da battere chi arriva lungo la strada principale prima che giungano gli altri; il sud deve soltanto resistere.",
    },
    "french-heights": {
      name: "Primi sul Pratzen",
      why: "La prima mattina le colline sono vuote, o quasi. St. Hilaire e Vandamme le prendono con la fanteria migliore e un’artiglieria ciascuno, e tocca agli Alleati salire.",
    },
    "allied-history": {
      name: "Le colonne di Weyrother",
      why: "Colonne robuste a sinistra per passare il torrente a Telnitz e Sokolnitz, Bagration sulla strada principale, la Guardia dietro. Minaccia le stelle blu del sud, ma lascia il centro sguarnito.",
    },
    "allied-pratzen": {
      name: "Tenere le alture",
      why: "Langeron e Miloradovich bloccano le vie d’accesso larghe del Pratzen con la fanteria migliore, e Liechtenstein contrattacca. Se i Francesi fanno entrare i rinforzi, le stelle dovranno venire a prendersele.",
    },
    "allied-high-road": {
      name: "La strada principale",
      why: "Bagration e Constantine hanno il meglio dell’armata e puntano allo Zuran lungo la strada principale, tre zone per turno. Il sud sembra forte come sempre, e non lo è.",
    },
    "allied-vanguards": {
      name: "Due avanguardie",
      why: "Bagration a nord e Kienmayer a sud si fanno vedere, con cavalleria e cannoni. I Francesi non possono sapere da che parte entreranno gli altri sette corpi.",
    },
    "allied-heights": {
      name: "Primi sul Pratzen",
      why: "Langeron e Miloradovich iniziano sulle colline, forti quanto possono, e le tengono finché l’armata non arriva. Nessun colpo di mano francese nei primi round.",
    },
    "allied-roads": {
      name: "Fuori tiro",
      why: "Constantine tiene aperto lo sbocco della strada principale e Kollowrath una collina lì accanto; nessuno sta dove i Francesi possano raggiungerlo presto. L’armata entra dietro di loro, senza farsi vedere.",
    },
  },

  place: {
    title: "Dove iniziano i tuoi corpi",
    how: "Ogni corpo inizia nella sua zona: in riserva, o su una via d’accesso, che così blocca. Scegli qui o sulla mappa.",
    howDecember1:
      "Due corpi iniziano sulla mappa, ognuno nella sua zona; gli altri entrano dopo. Scegli qui o sulla mappa.",
    toPlace: "Da schierare",
    placed: "Schierati",
    allPlaced: "Ogni corpo ha il suo posto.",
    later: "Entra dopo",
    where: (commander) => `Dove inizia ${commander}`,
    nowhere: "non schierato",
    allReserve: "Tutti in riserva",
    clear: "Togli tutti",
    confirm: "Schierali così",
    at: (commander, place) => `${commander}: ${place}.`,
    notNow: "Questo ora non si schiera.",
    room: (count, capacity) => `${units(count)}, capacità ${String(capacity)}`,
  },

  detach: {
    title: "Distacca unità",
    how: "Fino a sei unità possono lasciare il loro corpo, a non più di due zone, e mai in una zona con una stella rossa, verde o nera, né accanto.",
    count: (count, most) => `${String(count)} su ${String(most)} distaccate`,
    none: "Nessuna unità distaccata.",
    pickUnit: "Scegli un’unità, poi il suo posto sulla mappa o nell’elenco.",
    pickPlace: (unit, commander) => `Dove va ${unit} di ${commander}?`,
    places: "Il suo posto",
    choosePlace: "Scegli…",
    back: "Non questa",
    of: (face, commander) => `${face} di ${commander}`,
    recall: (face, commander) => `Di nuovo con ${commander}: ${face}`,
    confirmNone: "Non distaccare nessuno",
    confirm: (count) => `Distacca ${units(count)}`,
    mustLeave: (commander, count) => `${commander} deve distaccarne ${String(count)}.`,
  },

  battery: {
    title: "La batteria fissa",
    how: "Una batteria sulla mappa si scopre e resta dov’è per tutta la partita. Dalla riserva passa su una via d’accesso.",
    howSanton: "Sul Santon resta in riserva.",
    of: (corps, place) => (corps ? `Con ${corps}: ${place}` : `Distaccata: ${place}`),
    whereTo: "Su quale via d’accesso?",
    staysThere: "Resta dov’è.",
    toSantonReserve: "Passa dalla via d’accesso alla riserva di Santon.",
    confirm: "Fissa questa batteria",
  },

  auction: {
    title: "Asta per le armate",
    how: "Chi offre di più sceglie la sua armata, che inizia con altrettanti punti morale in meno.",
    standing: (points) => `L’offerta è di ${String(points)}.`,
    noBid: "Nessuno ha ancora fatto un’offerta.",
    yourBid: "La tua offerta",
    bid: (points) => `Offri ${String(points)}`,
    pass: "Passa",
    passMeans: (points) =>
      points === undefined
        ? "Se passi, l’altro giocatore sceglie senza pagare nulla."
        : `Se passi, l’altro giocatore sceglie al prezzo di ${String(points)}.`,
    less: "Meno",
    more: "Di più",
    sideTitle: "Scegli la tua armata",
    sideHow: (points) =>
      points === 0
        ? "Hai vinto l’asta senza pagare nulla."
        : `Hai vinto l’asta: la tua armata inizia con ${plural("it", points, { one: "un punto morale", other: `${String(points)} punti morale` })} in meno.`,
    french: "I Francesi",
    allied: "Gli Alleati",
    morale: (morale) => `morale ${String(morale)}`,
    cannotAfford: "L’offerta le toglierebbe tutto il morale.",
  },
};
