import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { useLocation } from "wouter";
import { isAllowed } from "#domain/accounts/audience.ts";
import type { Role } from "#domain/accounts/account.ts";
import { useText, type Text } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { Link } from "../../routing/link.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useRecords, type Hit } from "./find-records.ts";
import { partsFor } from "./parts.ts";
import { recentPlaces } from "./office-hooks.ts";

const acts = [
  { href: "/admin/donations/new", label: "back-office.act.donation", who: "staff" },
  { href: "/admin/donations/import", label: "back-office.act.import", who: "staff" },
  { href: "/admin/expenses/new", label: "back-office.act.expense", who: "staff" },
  { href: "/admin/content/campaign/new", label: "back-office.act.campaign", who: "staff" },
  { href: "/admin/content/project/new", label: "back-office.act.project", who: "staff" },
] as const;

/** Finds pages, actions and records that the reader may open. Without words it shows recent places first. */
export default function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const { text } = useText();
  const [, navigate] = useLocation();
  const [words, setWords] = useState("");
  const records = useRecords(words.trim(), role, text);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const pages = pagesLike(words.trim(), role, text);
  const hits = words.trim() === "" ? [...placesBefore(text), ...pages] : [...pages, ...records];
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    if (!hits[0]) return;
    onClose();
    navigate(hits[0].href);
  };
  return (
    <dialog
      ref={dialog}
      {...{ closedby: "any" }}
      aria-label={text("back-office.palette")}
      className="office-palette"
      onClose={onClose}
    >
      <form onSubmit={openFirst}>
        <TextInput
          type="search"
          aria-label={text("back-office.palette")}
          placeholder={text("back-office.palette.hint")}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={walk}
        />
      </form>
      <output className="sr-only">{text("back-office.list.found", { count: hits.length })}</output>
      {hits.length === 0 && <p className="p-3 text-ink-soft">{text("back-office.list.noMatch")}</p>}
      <ul>
        {hits.map(({ href, name, kind }) => (
          <li key={`${kind} ${href}`}>
            <Link href={href} onClick={onClose} onKeyDown={walk}>
              <bdi data-any-language>{name}</bdi>
              <span>{kind}</span>
            </Link>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** Arrows move between the field and the results. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...(event.currentTarget.closest("dialog")?.querySelectorAll<HTMLElement>("input, a") ?? [])];
  stops[stops.indexOf(event.currentTarget) + step]?.focus();
  event.preventDefault();
}

const placesBefore = (text: Text): Hit[] =>
  recentPlaces().map(({ href, title }) => ({ href, name: title, kind: text("back-office.palette.recent") }));

function pagesLike(words: string, role: Role, text: Text): Hit[] {
  const named = (label: MessageId, href: string, kind: MessageId): Hit => ({
    href,
    name: text(label),
    kind: text(kind),
  });
  return [
    ...partsFor(role).map(({ label, href }) => named(label, href, "back-office.palette.page")),
    ...acts
      .filter(({ who }) => isAllowed(who, role))
      .map(({ label, href }) => named(label, href, "back-office.palette.act")),
  ].filter(({ name }) => name.toLocaleLowerCase().includes(words.toLocaleLowerCase()));
}
