/** The meaning of a key in a list, or null. */
export type ListAct =
  | (typeof acts)[keyof typeof acts]
  | "next"
  | "previous"
  | "extendNext"
  | "extendPrevious";
const acts = {
  x: "select",
  p: "peek",
  a: "act",
  "[": "previousRecord",
  "]": "nextRecord",
  "/": "search",
  "?": "help",
  e: "actOnRows",
  m: "actOnRows",
  u: "press",
  J: "extendNext",
  K: "extendPrevious",
} as const;

type Pressed = Readonly<{
  key: string;
  /** Alt, Control or Command is pressed: a shortcut of the browser. */
  isCombined: boolean;
  /** The focus is in an input or a select. */
  isTyping: boolean;
  /** Arrow keys belong to the list only while a row has the focus. */
  isInList: boolean;
}>;

export function listActOf({ key, isCombined, isTyping, isInList }: Pressed): ListAct | null {
  if (isCombined || isTyping) return null;
  if (key === "j" || (isInList && key === "ArrowDown")) return "next";
  if (key === "k" || (isInList && key === "ArrowUp")) return "previous";
  return Object.hasOwn(acts, key) ? acts[key as keyof typeof acts] : null;
}

/** The next row, from none (-1) or the focused one. It stops at both ends. */
export const lineAfter = (act: "next" | "previous", current: number, lines: number): number => {
  if (current === -1) return act === "next" ? 0 : lines - 1;
  return Math.min(lines - 1, Math.max(0, current + (act === "next" ? 1 : -1)));
};
