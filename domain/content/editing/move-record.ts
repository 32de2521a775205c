import { kindForms } from "../kind-forms.ts";
import type { ContentKind } from "../kinds.ts";
import type { Editor } from "./ports.ts";
import type { OrderWish } from "./record-order.ts";

/** Meets a wish in one step with its line in the audit log; whoever orders the same kind waits meanwhile. */
export type MeetOrderWish = (
  kind: ContentKind,
  wish: OrderWish,
  editor: Editor,
) => Promise<"met" | "no_longer_there">;

export type MoveRecordOutcome = { ok: true } | { ok: false; reason: "order_not_theirs" | "order_changed" };

/** Puts a published record before or after its neighbour, in every list that visitors see of its kind. */
export const moveRecord =
  ({ meetOrderWish }: { meetOrderWish: MeetOrderWish }) =>
  async (kind: ContentKind, wish: OrderWish, editor: Editor): Promise<MoveRecordOutcome> => {
    if (!kindForms[kind].ordered) return { ok: false, reason: "order_not_theirs" };
    const outcome = await meetOrderWish(kind, wish, editor);
    return outcome === "met" ? { ok: true } : { ok: false, reason: "order_changed" };
  };
