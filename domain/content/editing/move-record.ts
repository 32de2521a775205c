import { contentKinds, type ContentKind } from "../kinds/kinds.ts";
import type { Editor } from "./ports.ts";
import type { OrderRequest } from "./record-order.ts";

/** Applies a request and writes its audit line in one transaction, with a lock per kind. */
export type ApplyOrderRequest = (
  kind: ContentKind,
  request: OrderRequest,
  editor: Editor,
) => Promise<"met" | "no_longer_there">;

export type MoveRecordOutcome = { ok: true } | { ok: false; reason: "order_not_theirs" | "order_changed" };

/** Moves a published record before or after its neighbour in every public list of its kind. */
export const moveRecord =
  ({ applyOrderRequest }: { applyOrderRequest: ApplyOrderRequest }) =>
  async (kind: ContentKind, request: OrderRequest, editor: Editor): Promise<MoveRecordOutcome> => {
    if (!contentKinds[kind].form.ordered) return { ok: false, reason: "order_not_theirs" };
    const outcome = await applyOrderRequest(kind, request, editor);
    return outcome === "met" ? { ok: true } : { ok: false, reason: "order_changed" };
  };
