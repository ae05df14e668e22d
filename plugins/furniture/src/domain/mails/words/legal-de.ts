/**
 * The information German law requires with an order (§§ 312f, 312g, 355 BGB, Art. 246a EGBGB), after the statutory
 * model of the instruction on withdrawal. Sample text: a lawyer must review it before the shop sells.
 */
export const legal = {
  title: "Widerrufsrecht",
  madeToMeasure:
    "Eigens für dich angefertigt: Für dieses Stück gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).",
  withdrawable: "Für dieses Stück gilt das Widerrufsrecht von 14 Tagen.",
  none: "Alle Stücke dieser Bestellung fertigen wir eigens nach deinen Angaben. Für sie besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).",
  instruction: (shop: string, days: string) => [
    "Mustertext – vor dem ersten Verkauf rechtlich prüfen lassen.",
    `Für die Stücke, bei denen es oben vermerkt ist, hast du das Recht, binnen ${days} ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt 14 Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die Ware (bei mehreren die letzte) in Besitz genommen hat.`,
    `Um dein Widerrufsrecht auszuüben, musst du uns (${shop}) mit einer eindeutigen Erklärung, etwa einem Brief oder einer E-Mail, über deinen Entschluss informieren. Du kannst ihn auch auf unserer Website ohne Anmeldung erklären; den Eingang bestätigen wir dir sofort per E-Mail. Zur Wahrung der Frist reicht es, dass du die Erklärung vor ihrem Ablauf absendest.`,
    "Widerrufst du, erstatten wir dir alle Zahlungen für diese Stücke einschließlich der Kosten der günstigsten Standardlieferung unverzüglich und spätestens binnen 14 Tagen ab dem Tag, an dem deine Erklärung bei uns eingegangen ist, auf demselben Weg, auf dem du bezahlt hast. Wir können die Erstattung verweigern, bis wir die Ware zurückhaben oder du nachweist, dass du sie abgesandt hast. Die unmittelbaren Kosten der Rücksendung trägst du. Für einen Wertverlust musst du nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht nötig war.",
  ],
  days: "14 Tagen",
  link: "Vertrag widerrufen",
  warranty: "Für alles, was wir liefern, gelten die gesetzlichen Mängelrechte.",
  seller: "Dein Vertragspartner",
};
