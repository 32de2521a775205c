import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Results } from "./ports.ts";
import type { TypedIndicator } from "./typed-results.ts";

export type AddOutcome =
  | { ok: true }
  | { ok: false; reason: "unknown_project" | "share_added" | "measure_differs" | "name_taken" };

type Needs = Pick<Results, "list" | "add"> & { isProject: (id: string) => Promise<boolean> };

/** Adds an indicator. Programs add up by its name, so it must mean the same everywhere. */
export const addIndicator =
  ({ list, add, isProject }: Needs) =>
  async (indicator: TypedIndicator, by: Caller): Promise<AddOutcome> => {
    if (!(await isProject(indicator.projectId))) return { ok: false, reason: "unknown_project" };
    if (indicator.adds && indicator.measure === "PERCENT") return { ok: false, reason: "share_added" };
    const namesakes = (await list(null)).filter(({ name }) => name === indicator.name);
    if (namesakes.some(({ measure }) => measure !== indicator.measure))
      return { ok: false, reason: "measure_differs" };
    return (await add(indicator, by)) === "added" ? { ok: true } : { ok: false, reason: "name_taken" };
  };
