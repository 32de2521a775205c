import type { ProgramAnswer } from "#domain/content/kinds/program/public.ts";
import type { ProjectAnswer } from "#domain/content/kinds/project/public.ts";
import { isSeen, type ProjectsView } from "#domain/content/kinds/project/projects-view.ts";
import { tilesOf, tilesOfProject } from "../../components/content/program-look.ts";
import { PinTile } from "../../components/map/pin-tile.tsx";
import { ProjectMap } from "../../components/map/project-map.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

type PinnedMapProps = {
  projects: readonly ProjectAnswer[];
  programs: readonly ProgramAnswer[];
  view: ProjectsView;
  addressOf: (view: ProjectsView) => string;
};

/** A pin shows only its project; the same pin again shows all. The legend filters by program. */
export function PinnedMap({ projects, programs, view, addressOf }: PinnedMapProps) {
  const { text } = useText();
  const toList = (next: ProjectsView) => `${addressOf(next)}#all-projects`;
  const onMap = projects.filter((project) => isSeen(project, { ...view, project: null }));
  const pins = onMap.map(({ id, title, coordinates, programId }) => ({
    id,
    label: title,
    href: toList({ ...view, project: view.project === id ? null : id }),
    ...coordinates,
    tone: tilesOfProject(
      programId,
      programs.find((program) => program.id === programId),
    ),
    selected: view.project === id,
  }));
  return (
    <>
      <ProjectMap label={text("projects.map")} pins={pins} first />
      <p className="mt-3 text-sm text-ink-soft">{text("projects.map.hint")}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-4">
        {programs.map((program) => {
          const chosen = view.program === program.id;
          return (
            <li key={program.id}>
              <Link
                href={toList({ ...view, project: null, program: chosen ? null : program.id })}
                aria-current={chosen ? "true" : undefined}
                className="flex min-h-11 items-center gap-2 hover:underline aria-[current]:font-semibold"
              >
                <PinTile tone={tilesOf(program)} className="size-5 shrink-0" />
                {program.title}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
