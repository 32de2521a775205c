import * as z from "zod/mini";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { checklistOf, isReady } from "./book-year.ts";
import type { BookYears, Closing } from "./ports.ts";

const maxNamesLength = 300;
const maxRemarkLength = 1000;

/** As in the minutes of the board. */
export const typedClosing = z.object({
  adoptedOn: z.iso.date(),
  adoptedBy: z.string().check(z.overwrite(oneLine), z.minLength(3), z.maxLength(maxNamesLength)),
  remark: z.string().check(z.trim(), z.maxLength(maxRemarkLength)),
});

const closingRefusals = ["not_over", "not_possible", "adopted_when", "open_points", "busy"] as const;
export type ClosingOutcome = { ok: true } | { ok: false; reason: (typeof closingRefusals)[number] };

type Needs = Pick<BookYears, "close" | "openPoints"> & { today: () => string };

/** Afterwards nothing can be dated in the year. Open items do not prevent closing, but need a remark. */
export const closeYear =
  ({ close, openPoints, today }: Needs) =>
  async (
    year: number,
    typed: z.infer<typeof typedClosing>,
    by: Actor,
    requestId: string,
  ): Promise<ClosingOutcome> => {
    if (year >= yearOf(today())) return { ok: false, reason: "not_over" };
    if (yearOf(typed.adoptedOn) <= year || typed.adoptedOn > today())
      return { ok: false, reason: "adopted_when" };
    const remark = typed.remark || null;
    if (remark === null && !isReady(checklistOf(await openPoints(year), year)))
      return { ok: false, reason: "open_points" };
    const closing: Closing = { ...typed, year, remark };
    const outcome = await close(closing, by, requestId);
    return outcome === "closed" ? { ok: true } : { ok: false, reason: outcome };
  };
