import type { Caller } from "#domain/audit/audit-entry.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import type { Segment, SegmentAnswer, SegmentChange } from "./segment.ts";

type Done<Reason extends string> = Promise<"done" | Reason>;

export type Segments = Readonly<{
  /** Null: unknown, or a colleague's own. */
  find(id: string, userId: string): Promise<SegmentAnswer | null>;
  /** Version 0 is a new one; sent again it changes nothing. */
  save(id: string, change: SegmentChange, by: Caller): Done<"not_found" | "changed_meanwhile">;
  remove(id: string, by: Caller): Done<"not_found">;
  count(segment: Segment, today: string): Promise<number>;
}>;

type Needs = { segments: Segments; today: () => string };

export type SegmentOutcome =
  | { ok: true }
  | { ok: false; reason: "not_found" | "changed_meanwhile" | "name_empty" };

export const workOnSegments = ({ segments, today }: Needs) => ({
  find: segments.find,
  count: (segment: Segment) => segments.count(segment, today()),
  save: async (id: string, change: SegmentChange, by: Caller): Promise<SegmentOutcome> => {
    const name = oneLine(change.name);
    if (name === "") return { ok: false, reason: "name_empty" };
    const answer = await segments.save(id, { ...change, name }, by);
    return answer === "done" ? { ok: true } : { ok: false, reason: answer };
  },
  remove: async (id: string, by: Caller): Promise<SegmentOutcome> => {
    const answer = await segments.remove(id, by);
    return answer === "done" ? { ok: true } : { ok: false, reason: answer };
  },
});
