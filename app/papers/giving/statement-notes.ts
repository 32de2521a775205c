import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { giftRulesOf } from "#domain/tax/gift-rules.ts";
import { leftToRight, type PaperTexts } from "../texts.ts";

type Facts = Readonly<{ foundation: Foundation; year: number; anbi: boolean; notAnbi: readonly string[] }>;

/** Notes for using the statement. The law is quoted only for years with known rules. */
export function statementNotes({ foundation, year, anbi, notAnbi }: Facts, words: PaperTexts): string[] {
  const { text, format, language } = words;
  const rules = giftRulesOf(year);
  return [
    ...(anbi
      ? [text("papers.anbi", { name: foundation.statutoryName[language], rsin: foundation.rsin })]
      : []),
    ...(anbi && notAnbi.length > 0
      ? [text("papers.statement.note.not_anbi", { numbers: notAnbi.map(leftToRight).join(", ") })]
      : []),
    text("papers.statement.note.net"),
    text("papers.statement.note.back"),
    text("papers.receipt.nothing_in_return"),
    ...(anbi && rules
      ? [
          text("papers.statement.note.ordinary", {
            year: String(year),
            threshold: format.percent(rules.thresholdPermille / 10),
            minimum: format.money(rules.thresholdAtLeastCents),
            cap: format.percent(rules.capPermille / 10),
          }),
          text("papers.statement.note.periodic", { cap: format.money(rules.periodicCapCents) }),
        ]
      : []),
    ...(language === "nl" ? [] : [text("papers.statement.note.dutch")]),
  ];
}
