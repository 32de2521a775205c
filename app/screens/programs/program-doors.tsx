import { DrawnMosaic } from "../../components/content/drawn-mosaic.tsx";
import { tilesOf } from "../../components/content/program-look.ts";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { useText } from "../../i18n/text.tsx";

/** One door of tiles for each program, leading to its card further down. */
export function ProgramDoors() {
  const { text } = useText();
  const { data = [] } = useListOrSample("/api/programs", "programs");
  if (data.length === 0) return null;
  return (
    <nav aria-label={text("programs.index")}>
      <ul className="grid grid-cols-4 gap-2 sm:gap-3 lg:grid-cols-2">
        {data.map((program) => (
          <li key={program.id}>
            <a href={`#${program.id}`} className="group block text-sm sm:text-base">
              <DrawnMosaic
                seed={`door ${program.id}`}
                program={tilesOf(program)}
                className="aspect-square w-full lg:aspect-video"
              />
              <span className="mt-1 block py-1 font-medium underline-offset-4 group-hover:underline">
                {program.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
