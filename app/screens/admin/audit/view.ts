import { isDay } from "#domain/calendar/day.ts";
import { key } from "../../../data/api-key.ts";
import { addressOf, maxSearchLength } from "../../../components/back-office/list-address.ts";

/** What the address asks for. Days stand as the browser's own field writes them. */
export type AuditView = Readonly<Record<AuditWord, string> & { before: string | null }>;
export const auditWords = ["actor", "action", "subject", "from", "to"] as const;
export type AuditWord = (typeof auditWords)[number];

const dayWords: readonly AuditWord[] = ["from", "to"];

/** Whatever the address says that makes no sense is left out. */
export function readAuditView(search = ""): AuditView {
  const asked = new URLSearchParams(search);
  const word = (name: AuditWord): string => {
    const said = (asked.get(name) ?? "").trim().slice(0, maxSearchLength);
    return dayWords.includes(name) && !isDay(said) ? "" : said;
  };
  const before = asked.get("before") ?? "";
  return {
    actor: word("actor"),
    action: word("action"),
    subject: word("subject"),
    from: word("from"),
    to: word("to"),
    before: /^\d{1,15}$/.test(before) ? before : null,
  };
}

export const auditSearch = ({ actor, action, subject, from, to, before }: AuditView): string =>
  addressOf({ actor, action, subject, from, to, before });

/** Of the books alone, for those who check them. */
export const bookAuditKey = (view: AuditView) => key("/api/admin/books/audit", {}, auditSearch(view));

export const auditKey = (view: AuditView) => key("/api/admin/audit", {}, auditSearch(view));

export const isNarrowed = (view: AuditView): boolean => auditWords.some((name) => view[name] !== "");
