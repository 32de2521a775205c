import { Mosaic } from "../../../components/tiles/mosaic.tsx";
import { tilePrograms } from "../../../components/tiles/tile-palette.ts";
import { TileWall } from "../../../components/tiles/tile-wall.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Sample, Section } from "../section.tsx";

const seeds = ["amsterdam", "dubai", "riyadh"];

export default function TilesSection() {
  const { text } = useText();
  return (
    <Section id="tiles">
      {tilePrograms.map((program) => (
        <Sample
          key={program}
          title={text(`styleguide-parts.program.${program}`)}
          className="grid grid-cols-3 gap-2 sm:gap-4"
        >
          {seeds.map((seed) => (
            <Mosaic key={seed} seed={seed} program={program} className="aspect-video w-full" />
          ))}
        </Sample>
      ))}
      <Sample title={text("styleguide-parts.tiles.wall")} className="relative h-64 bg-paper-sunk">
        <TileWall className="absolute inset-0 size-full" />
      </Sample>
    </Section>
  );
}
