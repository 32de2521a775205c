import { type ReactNode, useEffect, useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { RowSteps } from "./row-steps.tsx";
import { lineAfter, listActOf } from "./list-keys.ts";

type Props = { title: string; children: ReactNode };

export function BackOfficeFrame({ title, children }: Props) {
  return (
    <>
      <header className="office-head">
        <h1 className="text-xl font-semibold">{title}</h1>
        <RowSteps />
        <KeyboardHelp />
      </header>
      <div className="office-body">{children}</div>
    </>
  );
}

const inRow = { select: "[data-row-box]", peek: "[data-row-peek]" };
const rowLinks = "[data-row-link]";
const rows = "tr, [data-line]";
const keys = [
  { name: "walk", shown: ["J", "K", "↓", "↑"] },
  { name: "open", shown: ["Enter"] },
  { name: "peek", shown: ["P"] },
  { name: "step", shown: ["[", "]"] },
  { name: "select", shown: ["X"] },
  { name: "extend", shown: ["Shift J", "Shift K"] },
  { name: "act", shown: ["A"] },
  { name: "move", shown: ["E"] },
  { name: "mine", shown: ["M"] },
  { name: "undo", shown: ["U"] },
  { name: "search", shown: ["/"] },
  { name: "find", shown: ["Ctrl K"] },
  { name: "help", shown: ["?"] },
] as const;

/** Keyboard use of lists: rows have links with `data-row-link`, the search has `data-list-search`. */
function KeyboardHelp() {
  const { text } = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => answer(event, () => setOpen(true));
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <Dialog
      title={text("back-office.keys")}
      description={text("back-office.keys.text")}
      closeLabel={text("back-office.keys.close")}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="small">
          {text("back-office.keys.button")}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {keys.map(({ name, shown }) => (
          <div key={name} className="contents">
            <dt dir="ltr" className="flex gap-1">
              {shown.map((key) => (
                <kbd key={key} className="border border-line-strong px-2 py-0.5 text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{text(`back-office.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function answer(event: KeyboardEvent, showHelp: () => void): void {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  const act = listActOf({
    key: event.key,
    isCombined: event.altKey || event.ctrlKey || event.metaKey,
    isTyping:
      target.isContentEditable ||
      target.matches("input:not([type=checkbox]), textarea, select, [role=dialog], [role=dialog] *"),
    isInList: target.matches(rowLinks),
  });
  if (act === null) return;
  if (act === "help") showHelp();
  else if (act === "search") document.querySelector<HTMLElement>("[data-list-search]")?.focus();
  else if (act === "select" || act === "peek")
    document.activeElement?.closest("tr")?.querySelector<HTMLElement>(inRow[act])?.click();
  else if (act === "nextRecord" || act === "previousRecord")
    document.querySelector<HTMLElement>(`[data-row-step=${act.replace("Record", "")}]`)?.click();
  else if (act === "act") document.querySelector<HTMLElement>("[data-list-acts] button")?.focus();
  else if (act === "press") press(event.key);
  else if (act === "actOnRows") actOnRows(event.key);
  else if (act === "extendNext" || act === "extendPrevious")
    extend(act === "extendNext" ? "next" : "previous");
  else walk(act);
  event.preventDefault();
}

/** Buttons name their key. */
const press = (key: string) =>
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)?.click();

/** Without selected rows, the focused one is meant. */
function actOnRows(key: string): void {
  if (!document.querySelector("[data-list-acts] [aria-keyshortcuts]")) return;
  const hasSelection = document.querySelector(`${inRow.select}:checked`) !== null;
  if (!hasSelection) document.activeElement?.closest("tr")?.querySelector<HTMLElement>(inRow.select)?.click();
  // After React has given the row to the button.
  setTimeout(() => press(key));
}

/** Selects the focused row and the next one. */
function extend(to: "next" | "previous"): void {
  const selectRow = () =>
    document.activeElement
      ?.closest("tr")
      ?.querySelector<HTMLInputElement>(`${inRow.select}:not(:checked)`)
      ?.click();
  selectRow();
  walk(to);
  selectRow();
}

/** The row's link has the focus, or something else in the row. */
function walk(act: "next" | "previous"): void {
  const lines = [...document.querySelectorAll<HTMLElement>(rowLinks)];
  const row = document.activeElement?.closest(rows) ?? null;
  const current = lines.findIndex(
    (line) => line === document.activeElement || (row !== null && line.closest(rows) === row),
  );
  lines[lineAfter(act, current, lines.length)]?.focus();
}
