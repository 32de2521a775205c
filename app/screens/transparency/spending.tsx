import { inLowerCase, type SpendingCategory } from "#domain/spending-category.ts";
import type { TransparencyAnswer } from "#domain/transparency/transparency-answer.ts";
import { FigureLink } from "../../components/content/figure-link.tsx";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import type { TileTone } from "../../components/tiles/figure-tile.tsx";
import { HundredTiles } from "../../components/tiles/hundred-tiles.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Article } from "./article.tsx";
import { OriginNote } from "./origin-note.tsx";

const tones: Record<SpendingCategory, TileTone> = {
  PROGRAM: "action",
  ADMINISTRATION: "urgent",
  FUNDRAISING: "accent",
};

export function Spending({ year, isSample, expenditure }: TransparencyAnswer) {
  const { text, format } = useText();
  const { totalCents, parts } = expenditure;
  const inYear = { year: String(year) };
  const percentOf = (category: SpendingCategory) =>
    format.percent(parts.find((part) => part.category === category)?.percent ?? 0);
  if (parts.length === 0) {
    return (
      <Article id="spending" title={text("transparency.spending.title")}>
        <p className="mt-4 text-lg">{text("transparency.spending.none")}</p>
      </Article>
    );
  }
  return (
    <Article
      id="spending"
      title={text("transparency.spending.title")}
      lead={text("transparency.spending.lead", inYear)}
    >
      <SampleMark isSample={isSample} className="mt-4" />
      <div className="mt-6 grid gap-10 md:grid-cols-[2fr_3fr]">
        <HundredTiles
          first
          description={text("transparency.spending.words", {
            ...inYear,
            program: percentOf("PROGRAM"),
            administration: percentOf("ADMINISTRATION"),
            fundraising: percentOf("FUNDRAISING"),
          })}
          parts={parts.map(({ category, percent }) => ({
            label: text(`transparency.category.${category}`),
            tone: tones[category],
            percent,
            figure: format.percent(percent),
            figureId: `${inLowerCase(category)}-share`,
          }))}
        />
        <dl className="self-start md:border-s md:border-line md:ps-10">
          {parts.map(({ category, percent, cents, origin }) => {
            const name = text(`transparency.category.${category}`);
            return (
              <div
                key={category}
                data-figure={`${inLowerCase(category)}-share`}
                className="border-b border-line pb-4 not-first:pt-4"
              >
                <dt className="text-lg font-medium">{name}</dt>
                <dd>
                  <p className="flex flex-wrap items-baseline gap-x-4">
                    <bdi className="text-4xl font-semibold">{format.percent(percent)}</bdi>
                    <bdi className="text-2xl">{format.money(cents)}</bdi>
                  </p>
                  <OriginNote of={name} origin={origin} result={format.percent(percent)} />
                </dd>
              </div>
            );
          })}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
            <dt className="text-lg font-medium">{text("transparency.spending.total", inYear)}</dt>
            <dd className="text-2xl font-semibold">
              <FigureLink id="spent">
                <bdi>{format.money(totalCents)}</bdi>
              </FigureLink>
            </dd>
          </div>
        </dl>
      </div>
      <Link href="/transparency/pictures" className="text-link mt-6 inline-block py-2">
        {text("transparency.pictures")}
      </Link>
    </Article>
  );
}
