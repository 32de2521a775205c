import { TileGrid } from "../../components/tiles/tile-grid.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

const daysOfWeek = 7;
const partsOfDay = 3;
/** The Wednesday afternoon: what is asked is small, and everyone can count how small. */
const given = 1;
const before = daysOfWeek + 2;

export function Hero() {
  const { text } = useText();
  const parts = daysOfWeek * partsOfDay;
  return (
    <header className="page-width grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[3fr_2fr] lg:gap-16">
      <div>
        <Masthead title={text("volunteer.title")} lead={text("volunteer.intro")} />
        <ButtonLink href="#roles" size="large" className="mt-8">
          {text("volunteer.toRoles")}
        </ButtonLink>
      </div>
      <figure className="max-w-md lg:max-w-none">
        <TileGrid
          first
          columns={daysOfWeek}
          rows={partsOfDay}
          runs={[
            { tone: "empty", count: before },
            { tone: "accent", count: given },
            { tone: "empty", count: parts - before - given },
          ]}
        />
        <figcaption className="mt-3 text-ink-soft">{text("volunteer.week", { parts })}</figcaption>
      </figure>
    </header>
  );
}
