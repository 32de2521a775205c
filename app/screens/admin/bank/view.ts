import { addressOf, oneOf } from "../../../components/back-office/list-address.ts";
import { key } from "../../../data/api-key.ts";

const states = ["waiting", "matched"] as const;
export type LineView = { state: (typeof states)[number]; before: string | null };

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readLineView(search = ""): LineView {
  const asked = new URLSearchParams(search);
  const before = asked.get("before");
  return {
    state: oneOf(states, asked.get("state")) ?? "waiting",
    before: before !== null && /^\d{1,15}$/.test(before) ? before : null,
  };
}

export const lineSearch = ({ state, before }: LineView): string =>
  addressOf({ state: state === "waiting" ? null : state, before });

export const bankKey = "/api/admin/bank";
/** Projects and programs that a line can be booked for. */
export const entryChoicesKey = "/api/admin/books/entries/choices";
export const rulesKey = "/api/admin/bank/rules";
export const linesKey = ({ state, before }: LineView) =>
  key("/api/admin/bank/lines", {}, addressOf({ state, before }));
