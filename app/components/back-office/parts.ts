import type { MessageId } from "../../messages/ids.ts";

export type Part = {
  href: string;
  label: MessageId;
  /** Only ADMIN may open it: for others the server refuses, so it is not offered. */
  admin?: true;
};

/** The parts of the back office, in the order of a working day. Only what exists is listed: a new part is a line here. */
export const parts: readonly Part[] = [
  { href: "/admin", label: "back-office.part.today" },
  { href: "/admin/applications/volunteer", label: "back-office.part.volunteers" },
  { href: "/admin/applications/grant", label: "back-office.part.grants" },
  { href: "/admin/applications/partner", label: "back-office.part.partners" },
  { href: "/admin/donations", label: "back-office.part.donations" },
  { href: "/admin/agreements", label: "back-office.part.agreements" },
  { href: "/admin/expenses", label: "back-office.part.expenses" },
  { href: "/admin/analytics", label: "back-office.part.analytics" },
  { href: "/admin/payments", label: "back-office.part.payments" },
  { href: "/admin/mail", label: "back-office.part.mail" },
  { href: "/admin/support", label: "back-office.part.support" },
  { href: "/admin/content", label: "back-office.part.content" },
  { href: "/admin/exports", label: "back-office.part.exports", admin: true },
  { href: "/admin/settings", label: "back-office.part.settings", admin: true },
  { href: "/admin/audit", label: "back-office.part.audit", admin: true },
];

export const partsFor = (role: string): readonly Part[] =>
  parts.filter(({ admin }) => admin !== true || role === "ADMIN");

/** The part that a page belongs to: the longest address that its own begins with. */
export function partOf(path: string): Part | undefined {
  const isAround = ({ href }: Part): boolean => path === href || path.startsWith(`${href}/`);
  return parts.filter(isAround).toSorted((a, b) => b.href.length - a.href.length)[0];
}
