import { type ReactNode, useEffect, useState } from "react";
import type { Role } from "#domain/accounts/account.ts";
import { useLocation } from "wouter";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { partOf, partsFor } from "./parts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { lineAfter, listActOf } from "./list-keys.ts";

type Props = { title: string; role: Role; children: ReactNode };

export function BackOfficeFrame({ title, role, children }: Props) {
  return (
    <div className="page-width grid items-start gap-x-10 gap-y-6 py-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-8 [&>*]:min-w-0">
      <PartsNavigation role={role} />
      <div className="grid gap-8 [&>*]:min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h1 className="text-3xl">{title}</h1>
          <KeyboardHelp />
        </div>
        {children}
      </div>
    </div>
  );
}

/** On a phone the navigation is one scrolling line, so that the page starts with its content. */
function PartsNavigation({ role }: { role: Role }) {
  const { text } = useText();
  const [path] = useLocation();
  const current = partOf(path);
  return (
    <nav aria-label={text("back-office.parts")} className="print:hidden lg:sticky lg:top-24">
      <ul className="flex gap-1 overflow-x-auto border-b border-line pb-1 lg:grid lg:border-b-0 lg:border-s lg:pb-0">
        {partsFor(role).map((part) => (
          <li key={part.href} className="shrink-0">
            <Link
              href={part.href}
              aria-current={part === current ? (path === part.href ? "page" : "true") : undefined}
              className="part-link"
            >
              {text(part.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const rowLinks = "[data-row-link]";
const keys = [
  { name: "walk", shown: ["J", "K", "↓", "↑"] },
  { name: "open", shown: ["Enter"] },
  { name: "search", shown: ["/"] },
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
      target.isContentEditable || target.matches("input, textarea, select, [role=dialog], [role=dialog] *"),
    isInList: target.matches(rowLinks),
  });
  if (act === null) return;
  if (act === "help") showHelp();
  else if (act === "search") document.querySelector<HTMLElement>("[data-list-search]")?.focus();
  else walk(act);
  event.preventDefault();
}

function walk(act: "next" | "previous"): void {
  const lines = [...document.querySelectorAll<HTMLElement>(rowLinks)];
  const current = lines.findIndex((line) => line === document.activeElement);
  lines[lineAfter(act, current, lines.length)]?.focus();
}
