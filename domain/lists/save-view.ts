import { oneLine } from "#domain/identifiers/typed-text.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { AnyList } from "./list.ts";
import { maxViewName, maxViewSearch, viewSearch } from "./view.ts";

export type ViewToSave = Readonly<{ name: string; search: string; isShared: boolean }>;
type ViewRefusal = "name_missing" | "name_taken" | "too_long" | "too_many" | "not_found";
export type ViewOutcome = { ok: true; id: string } | { ok: false; reason: ViewRefusal };

export type StoredViews = {
  /** Saving the same view again changes nothing. */
  add: (list: string, view: ViewToSave, by: Caller) => Promise<ViewOutcome>;
  /** Only its owner can change it. */
  change: (list: string, id: string, view: ViewToSave, by: Caller) => Promise<ViewOutcome>;
};

/** Without an id it is a new view. */
export const saveView =
  ({ views }: { views: StoredViews }) =>
  async (list: AnyList, id: string | null, typed: ViewToSave, by: Caller): Promise<ViewOutcome> => {
    const name = oneLine(typed.name).slice(0, maxViewName).trim();
    const search = viewSearch(list, typed.search);
    if (name === "") return { ok: false, reason: "name_missing" };
    if (search.length > maxViewSearch) return { ok: false, reason: "too_long" };
    const view = { name, search, isShared: typed.isShared };
    return id === null ? views.add(list.name, view, by) : views.change(list.name, id, view, by);
  };
