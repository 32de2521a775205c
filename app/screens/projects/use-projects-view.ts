import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import {
  readView,
  viewSearch,
  type ProjectsView,
  type ViewedProject,
} from "#domain/content/kinds/project/projects-view.ts";

/**
 * The view lives in the address and nowhere else, so it can be shared, bookmarked and come back to. A chosen filter is
 * painted first: `view` is what the controls show, and `shown` follows it in the map and the list.
 */
export function useProjectsView(projects: readonly ViewedProject[]) {
  const [location, navigate] = useLocation();
  const search = useSearch();
  const [path] = useState(location);
  const [own, setOwn] = useState(search);
  // While the next page is on its way this one stays in sight, though the address is already the other's.
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
