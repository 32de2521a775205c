import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { BankLineRow } from "#domain/bank/answers.ts";
import type { Part } from "#domain/bank/part.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key, type Address } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { bankKey } from "./view.ts";

type Decided = Pick<BankLineRow, "id">;

const isGift = ({ kind }: Part): boolean => kind === "gift" || kind === "donor";

export type Matching = {
  pending: boolean;
  /** What was matched last on this page and can be undone by one key. */
  last: string | null;
  decide: (line: Decided, parts: readonly Part[]) => Promise<void>;
  undo: (matchId: string) => Promise<void>;
  undoLast: () => Promise<void>;
};

/** Books a decision, moves to the next line and remembers what can be undone. */
export function useMatching(lines: Address, list: RefObject<HTMLUListElement | null>): Matching {
  const { text, language } = useText();
  const cache = useApiCache();
  const { mutate, pending: isUndoing } = useMutation([lines, bankKey]);
  const [made, setMade] = useState<readonly string[]>([]);
  const [isSending, setIsSending] = useState(false);
  const last = made.at(-1) ?? null;
  const nextPlace = useRef<number | null>(null);
  // Buttons cannot take the focus while they are disabled, so it waits for the page that shows them enabled.
  useEffect(() => {
    const { current: place } = nextPlace;
    if (isSending || place === null) return undefined;
    nextPlace.current = null;
    const frame = requestAnimationFrame(() => focusLine(list.current, place));
    return () => cancelAnimationFrame(frame);
  }, [isSending, list]);

  const decide = async (line: Decided, parts: readonly Part[]): Promise<void> => {
    const place = placeOf(list.current, line);
    setIsSending(true);
    try {
      const address = key("/api/admin/bank/lines/:id/match", { id: String(line.id) });
      const { matchId } = await send(language, "POST", address, { parts: [...parts] });
      // Undoing a donation needs more than a key press: its receipt becomes void and the donor gets an email.
      if (!parts.some(isGift)) setMade((before) => [...before, matchId]);
      toasts.add({ title: text("bank.line.booked") });
    } catch (error) {
      toasts.add({
        title: text("back-office.failed"),
        description: sentenceOf(error) ?? text("back-office.failed.text"),
        look: "destructive",
      });
    }
    await Promise.all([cache.reload(lines), cache.reload(bankKey)]);
    nextPlace.current = place;
    setIsSending(false);
  };
  const undo = async (matchId: string): Promise<void> => {
    if (!(await mutate("DELETE", key("/api/admin/bank/matches/:id", { id: matchId })))) return;
    setMade((before) => before.filter((each) => each !== matchId));
    toasts.add({ title: text("bank.line.undone") });
  };
  const undoLast = async (): Promise<void> => {
    if (last !== null) await undo(last);
  };
  useUndoKey(undoLast);
  return { pending: isSending || isUndoing, last, decide, undo, undoLast };
}

function useUndoKey(undoLast: () => Promise<void>): void {
  const answer = useCallback(
    (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
      if (event.key !== "u" || event.altKey || event.ctrlKey || event.metaKey || isTyping) return;
      event.preventDefault();
      void undoLast();
    },
    [undoLast],
  );
  useEffect(() => {
    document.addEventListener("keydown", answer);
    return () => document.removeEventListener("keydown", answer);
  }, [answer]);
}

const rowsOf = (list: HTMLUListElement | null): Element[] => [...(list?.children ?? [])];
const placeOf = (list: HTMLUListElement | null, { id }: Decided): number =>
  rowsOf(list).findIndex((row) => row.getAttribute("data-line") === String(id));

/** The line that moved up to where the matched one was. Its form or dialog, which had the focus, is gone. */
function focusLine(list: HTMLUListElement | null, place: number): void {
  const rows = rowsOf(list);
  rows[Math.min(place, rows.length - 1)]?.querySelector<HTMLElement>("[data-row-link]")?.focus();
}
