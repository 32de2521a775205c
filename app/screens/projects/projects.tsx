import {
  Suspense,
  useEffect,
  useMemo,
  useRef,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useState,
} from "react";
import {
  arranged,
  wholeView,
  readView,
  viewSearch,
  type ProjectsView,
  type ViewedProject,
} from "#domain/content/kinds/project/projects-view.ts";
import { ProjectCardSkeletons } from "../../components/content/card-skeletons.tsx";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { useText } from "../../i18n/text.tsx";
import { FilterForm } from "./filter-form.tsx";
import { PinnedMap } from "./pinned-map.tsx";
import { gridOfCards, ProjectResults } from "./project-results.tsx";
import { Section } from "../../components/ui/section.tsx";
import { useLocation, useSearch } from "wouter";

const none: readonly never[] = [];

export function Projects() {
  const { data, error, isSample } = useListOrSample("/api/projects", "projects");
  const { data: programs = none } = useListOrSample("/api/programs", "programs");
  const projects = data ?? none;
  const { view, shown, addressOf, show } = useProjectsView(projects);
  const results = useRef<HTMLElement>(null);
  useLookAtChosen(shown.project, results);
  // Separate boundaries within the memo: a tap on the filter hydrates only the filter (decision 132).
  const map = useMemo(
    () => (
      <Suspense>
        <PinnedMap projects={projects} programs={programs} view={shown} addressOf={addressOf} />
      </Suspense>
    ),
    [projects, programs, shown, addressOf],
  );
  const found = useMemo(
    () => (
      <Suspense>
        <ProjectResults
          ref={results}
          projects={arranged(projects, shown)}
          programs={programs}
          view={shown}
          everything={addressOf({ ...wholeView, sort: shown.sort })}
        />
      </Suspense>
    ),
    [projects, programs, shown, addressOf],
  );

  if (error && !data) return <ProjectsFrame list={<NotLoaded />} />;
  if (!data) return <ProjectsFrame list={<ProjectCardSkeletons count={6} className={gridOfCards} />} />;
  return (
    <ProjectsFrame
      map={map}
      list={
        <>
          <SampleMark isSample={isSample} className="mb-4" />
          <FilterForm
            projects={projects}
            programs={programs}
            view={view}
            onChange={show}
            // By id: the results may hydrate after the filter.
            onDone={() => document.getElementById("found")?.focus()}
          />
          {found}
        </>
      }
    />
  );
}

/** Sticky map on wide screens, so that a pin and its card are visible together. */
function ProjectsFrame({
  map = <Skeleton className="aspect-[50/43]" />,
  list,
}: {
  map?: ReactNode;
  list: ReactNode;
}) {
  const { text } = useText();
  return (
    <div className="page-width grid grid-cols-1 items-start gap-10 lg:grid-cols-[25rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-20">
        <h2 className="mb-3 text-2xl">{text("projects.map")}</h2>
        {map}
      </div>
      <Section id="all-projects" title={text("projects.all")} heading="mb-4 text-3xl">
        {list}
      </Section>
    </div>
  );
}

/** On a phone the list is below the map: selecting a pin scrolls to its card. */
function useLookAtChosen(chosen: string | null, results: React.RefObject<HTMLElement | null>): void {
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (chosen !== null && (top < 0 || top > window.innerHeight / 2)) results.current?.scrollIntoView();
  }, [chosen, results]);
}

/** The view is stored only in the URL. Controls show `view` at once; `shown` follows it in the map and the list. */
function useProjectsView(projects: readonly ViewedProject[]) {
  const [location, navigate] = useLocation();
  const search = useSearch();
  const [path] = useState(location);
  const [own, setOwn] = useState(search);
  // While the next page loads this one stays visible, but the URL is already the new one.
  if (location === path && own !== search) setOwn(search);
  const addressOf = useCallback((view: ProjectsView): string => path + viewSearch(view), [path]);
  const deferred = useDeferredValue(own);
  return {
    view: readView(own, projects),
    shown: useMemo(() => readView(deferred, projects), [deferred, projects]),
    addressOf,
    /** Replaces: Back leaves the list instead of undoing one choice after another. */
    show: (view: ProjectsView): void => navigate(addressOf(view), { replace: true }),
  };
}
