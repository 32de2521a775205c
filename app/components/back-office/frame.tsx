import type { ReactNode } from "react";
import type { Role } from "#domain/accounts/account.ts";
import { useLocation } from "wouter";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { KeyboardHelp } from "./keyboard-help.tsx";
import { partOf, partsFor } from "./parts.ts";

type Props = { title: string; role: Role; children: ReactNode };

/** The navigation around every page of the back office. */
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
