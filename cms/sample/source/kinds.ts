import { localized, samplePicture, type Words } from "./localized.ts";
import { richText } from "./pages.ts";

/** „Mehr über unsere …“ below each configurator, with the facts of the shop. */
export const kindInfos = [
  info(
    "table",
    { de: "Mehr über unsere Tische", en: "More about our tables" },
    {
      de: [
        "Zwei bis vier Planken nebeneinander, darunter ein Gestell aus geschweißtem Vierkantrohr. Wie viele Planken es werden, folgt aus der Breite: bis 55 cm zwei, bis 82 cm drei, darüber vier.",
        "- Länge **100 bis 220 cm**, Breite **50 bis 110 cm**, Höhe **45 bis 110 cm**, auf den Zentimeter",
        "- Gestell offen, geschlossen oder diagonal mit gekreuzten Beinen",
        "- Platte aus einzelnen Planken mit feinen Fugen, oder durchgehend, ohne Fugen verleimt",
        "Wer mag, sucht jede Planke einzeln aus: Was du im Konfigurator siehst, ist die Planke, die du bekommst.",
      ],
      en: [
        "Two to four planks side by side on a frame of welded square tube. How many there are follows from the width: two up to 55 cm, three up to 82 cm, four above.",
        "- Length **100 to 220 cm**, width **50 to 110 cm**, height **45 to 110 cm**, to the centimetre",
        "- Frame open, closed or diagonal with crossed legs",
        "- Top of single planks with fine gaps, or glued into one",
        "If you like, choose every single plank: what you see in the configurator is the plank you get.",
      ],
    },
    {
      de: "Bild: Tisch aus drei Planken auf diagonalem Gestell in Moosgrün",
      en: "Picture: table of three planks on a diagonal frame in moss green",
    },
  ),
  info(
    "tableOffice",
    { de: "Mehr über unsere Schreibtische", en: "More about our office desks" },
    {
      de: [
        "Eine Platte von **160 × 80 cm** auf einem Gestell, das sich auf Knopfdruck von **67 bis 127 cm** hebt: sitzen am Morgen, stehen am Nachmittag.",
        "Die Platte ist aus denselben Planken wie unsere Tische, mit Bienenwachs gewachst, mit gebrochenen Kanten für die Unterarme. Die Farbe des Gestells ist ohne Aufpreis.",
      ],
      en: [
        "A top of **160 × 80 cm** on a frame that rises from **67 to 127 cm** at the push of a button: sit in the morning, stand in the afternoon.",
        "The top is made from the same planks as our tables, finished with beeswax, with eased edges for your forearms. The colour of the frame costs nothing extra.",
      ],
    },
    {
      de: "Bild: Schreibtisch auf weißem Hubgestell",
      en: "Picture: office desk on a white lifting frame",
    },
  ),
  info(
    "shelf",
    { de: "Mehr über unsere Regale", en: "More about our shelves" },
    {
      de: [
        "Böden aus 4 cm starken Planken zwischen schlanken Stützen aus Stahl. Zwei Stützen bis zu einem Meter, darüber auf Wunsch drei.",
        "- Breite **60 bis 220 cm**, Höhe **50 bis 200 cm**, Tiefe 30 cm",
        "- zwei bis zehn Böden, in gleichen Abständen oder jeder für sich",
        "- jeder Boden kann links oder rechts kürzer sein",
        "Jedes Regal wird an der Wand befestigt, auch das mit diagonalem Gestell; die Laschen dafür sind angeschweißt.",
      ],
      en: [
        "Boards of 4 cm planks between slender steel pillars. Two pillars up to one metre, three beyond if you like.",
        "- Width **60 to 220 cm**, height **50 to 200 cm**, depth 30 cm",
        "- two to ten boards, evenly spaced or each on its own",
        "- any board can be shorter on the left or on the right",
        "Every shelf is fixed to the wall, the one with a diagonal frame too; the lugs for that are welded on.",
      ],
    },
    {
      de: "Bild: Regal mit fünf Böden zwischen zwei weißen Stützen",
      en: "Picture: shelf with five boards between two white pillars",
    },
  ),
  info(
    "bench",
    { de: "Mehr über unsere Bänke", en: "More about our benches" },
    {
      de: [
        "Eine Sitzfläche, 40 cm tief und 45 cm hoch, **100 bis 220 cm** lang. Für zwei reichen 120 cm, für drei 170 cm.",
        "Einfach heißt: zwei schmale Bügel aus Stahl. Massiv heißt: ein Gestell, auf dem auch eine Gesellschaft sitzen bleibt.",
      ],
      en: [
        "A seat 40 cm deep and 45 cm high, **100 to 220 cm** long. For two people 120 cm will do, for three 170 cm.",
        "Simple means two slender steel hoops. Heavy means a frame on which a whole party can stay seated.",
      ],
    },
    {
      de: "Bild: lange Bank auf massivem weißem Gestell",
      en: "Picture: long bench on a heavy white frame",
    },
  ),
  info(
    "stool",
    { de: "Mehr über unsere Hocker", en: "More about our stools" },
    {
      de: [
        "40 × 40 cm Planke auf Stahl, **45 bis 75 cm** hoch: am Tisch, an der Theke, neben dem Bett.",
        "Der Hocker ist das kleinste Möbel der Werkstatt und der beste Anfang, wenn du wissen willst, wie sich unser Holz anfühlt.",
      ],
      en: [
        "40 × 40 cm of plank on steel, **45 to 75 cm** high: at the table, at the bar, beside the bed.",
        "The stool is the smallest piece of the workshop and the best start if you want to know how our wood feels.",
      ],
    },
    {
      de: "Bild: Hocker auf massivem Gestell in Moosgrün",
      en: "Picture: stool on a heavy frame in moss green",
    },
  ),
  info(
    "frame",
    { de: "Mehr über unsere Rahmen", en: "More about our frames" },
    {
      de: [
        "Rahmen aus den Leisten, die beim Sägen übrig bleiben, jede Seite **20 bis 150 cm**.",
        "- leer, mit Passepartout in deiner Farbe, oder",
        "- als **Spiegel**, **Kreidetafel** oder **Whiteboard**",
        "Die Ecken sind auf Gehrung geschnitten und verdübelt; hinten sitzt eine Leiste zum Aufhängen.",
      ],
      en: [
        "Frames from the strips that sawing leaves behind, each side **20 to 150 cm**.",
        "- empty, with a mount in your colour, or",
        "- as a **mirror**, **blackboard** or **whiteboard**",
        "The corners are mitred and dowelled; a cleat at the back hangs it on the wall.",
      ],
    },
    {
      de: "Bild: Rahmen im Querformat mit hellem Passepartout",
      en: "Picture: landscape frame with a light mount",
    },
  ),
];

function info(
  kind: string,
  title: { de: string; en: string },
  text: { de: readonly string[]; en: readonly string[] },
  shows: Words,
) {
  const _id = `kindInfo-${kind}`;
  return {
    _id,
    _type: "kindInfo",
    kind,
    title: localized("localeString", title),
    text: richText(_id, text),
    picture: samplePicture(`info-${kind}.webp`, shows),
  };
}
