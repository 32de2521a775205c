import { sampleFigures } from "#domain/content/sample-figures.ts";
import { useSite, useUser } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { DrawnWall } from "../../components/content/drawn-wall.tsx";
import { FigureLink } from "../../components/content/figure-link.tsx";
import { FigureText } from "../../components/ui/figure-text.tsx";
import { AmountPicker } from "./amount-picker.tsx";

export function Hero() {
  const { text, format } = useText();
  const { giving } = useSite();
  const { data } = useApi("/api/hero-figures");
  const figures = data ?? sampleFigures.hero;
  // Live figures are shown as they are; the fallback figures are rounded.
  const count = (value: number) =>
    data ? format.number(value) : text("home.hero.atLeast", { number: format.number(value) });
  const counted = [
    ["beneficiaries", count(figures.lives), text("home.hero.lives")],
    ["countries", format.number(figures.countries), text("home.hero.countries")],
    ["completed-projects", count(figures.projects), text("home.hero.projects")],
  ] as const;
  return (
    <header className="relative overflow-hidden border-b border-line">
      <DrawnWall className="h-28 w-full sm:absolute sm:inset-y-0 sm:end-0 sm:h-full sm:w-2/5 lg:w-[46%]" />
      <div className="page-width relative py-10 sm:py-16">
        <div className="sm:max-w-[56%] lg:max-w-lg xl:max-w-xl">
          <Greeting />
          <h1 className="text-display">{text("home.hero.title")}</h1>
          <p className="mt-5 max-w-prose text-lg">{text("home.hero.lead")}</p>
          <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
            {counted.map(([id, figure, label]) => (
              <div key={label} className="flex flex-col">
                <dt className="order-last text-ink-soft">{label}</dt>
                <dd className="text-3xl font-semibold">
                  <FigureLink id={data && id} label={`${figure} ${label}`}>
                    <FigureText dir="ltr">{figure}</FigureText>
                  </FigureLink>
                </dd>
              </div>
            ))}
          </dl>
          {giving === "FULL" && <AmountPicker id="hero" className="mt-8" />}
        </div>
      </div>
    </header>
  );
}

/** First name, else e-mail address. */
function Greeting() {
  const { text } = useText();
  const user = useUser();
  if (!user) return null;
  return (
    <p className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-s-4 border-accent ps-4">
      <span className="text-xl font-semibold">
        {text("home.greeting", { name: user.firstName ?? user.email })}
      </span>
      <Link href="/dashboard" className="text-link">
        {text("home.greeting.dashboard")}
      </Link>
    </p>
  );
}
