import { DrawnSvg, type Draw } from "../../components/content/drawn-svg.tsx";
import { tileSize } from "../../components/tiles/motif-path.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

const columns = 10;
const rows = 8;
const draw: Draw = (drawing, id) => drawing.drawWall({ seed: "partners", columns, rows }, id);

/** A wall that is laid together, and not finished. */
export function Hero() {
  const { text } = useText();
  return (
    <header className="relative mb-12 overflow-hidden border-b border-line">
      <DrawnSvg
        draw={draw}
        viewBox={`0 0 ${columns * tileSize} ${rows * tileSize}`}
        preserveAspectRatio="xMaxYMid slice"
        className="h-24 w-full lg:absolute lg:inset-y-0 lg:end-0 lg:h-full lg:w-2/5 rtl:-scale-x-100 print:hidden"
      />
      <div className="page-width relative py-12 sm:py-16">
        <div className="lg:max-w-[56%]">
          <Masthead title={text("partners.title")} lead={text("partners.intro")} />
          <ButtonLink href="#apply" variant="secondary" size="large" className="mt-8">
            {text("partners.toForm")}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
