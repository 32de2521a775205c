import { inLowerCase, type SpendingCategory } from "#domain/spending-category.ts";
import type { TileTone } from "../../components/tiles/figure-tile.tsx";
import { HundredTiles } from "../../components/tiles/hundred-tiles.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Section } from "./section.tsx";

const tones: Readonly<Partial<Record<SpendingCategory, TileTone>>> = {
  PROGRAM: "action",
  ADMINISTRATION: "urgent",
  FUNDRAISING: "accent",
};

const claimed = ["anbi", "gdpr", "audit"] as const;

export function Transparency() {
  const { text, format } = useText();
  const { split, claims } = useSite();
  const figureOf = (category: SpendingCategory) =>
    format.percent(split.find((part) => part.category === category)?.percent ?? 0);
  return (
    <Section id="transparency" title={text("home.transparency.title")}>
      <div className="mt-6 grid gap-10 md:grid-cols-2">
        {/* Nothing has been spent yet. */}
        {split.length > 0 && (
          <HundredTiles
            className="max-w-md"
            description={text("home.transparency.words", {
              program: figureOf("PROGRAM"),
              administration: figureOf("ADMINISTRATION"),
              fundraising: figureOf("FUNDRAISING"),
            })}
            parts={split.map(({ category, percent }) => ({
              label: text(`home.transparency.${inLowerCase(category)}`),
              tone: tones[category] ?? "quiet",
              percent,
              figure: format.percent(percent),
              figureId: `${inLowerCase(category)}-share`,
            }))}
          />
        )}
        <div>
          <p className="max-w-prose text-lg">{text("home.transparency.text")}</p>
          <ul className="mt-6 grid max-w-prose gap-4">
            {claimed
              .filter((name) => claims.includes(name))
              .map((name) => (
                <li key={name} className="border-s-4 border-accent ps-4">
                  {text(`home.transparency.${name}`)}
                </li>
              ))}
          </ul>
          <ButtonLink as={Link} href="/transparency" variant="secondary" className="mt-8">
            {text("home.transparency.link")}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
