import type { FormLine } from "#domain/transparency/published-form.ts";
import type { AnbiFormPaper } from "../paper.ts";
import { Facts } from "../parts/facts.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { Sourced } from "../parts/sourced.tsx";
import { Section } from "../parts/section.tsx";
import { Book, Sheet } from "../parts/sheet.tsx";
import { Cover } from "./cover.tsx";

export function AnbiForm({ foundation, madeAt, sample, year, publishedOn, lines, ...paper }: AnbiFormPaper) {
  const { text, format, language } = usePaperTexts();
  const title = paper.title[language];
  return (
    <Book title={title} foundation={foundation} madeAt={madeAt}>
      <Cover {...{ foundation, title, madeAt, sample }} tile={{ seed: "anbi-form", program: "children" }} />
      <Sheet foundation={foundation}>
        <PaperText size="lead">
          {text("papers.anbi_form.published", { year: String(year), date: format.date(publishedOn) })}
        </PaperText>
        <Sourced sources={[{ figures: [], rows: ["anbi"], address: "/anbi" }]}>
          {[...Map.groupBy(lines, ({ part }) => part)].map(([part, own]) => (
            <Section key={part} title={part}>
              <Facts facts={own.map((line) => ({ label: line.label, value: valueOf(line) }))} />
            </Section>
          ))}
        </Sourced>
      </Sheet>
    </Book>
  );

  function valueOf({ text: words, cents, beforeCents }: FormLine): string {
    if (cents === null) return words || "–";
    const now = format.moneyExact(cents);
    return beforeCents === null
      ? now
      : text("papers.anbi_form.before", {
          now,
          before: format.moneyExact(beforeCents),
          year: String(year - 1),
        });
  }
}
