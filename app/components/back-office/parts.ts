import type { MessageId } from "../../messages/ids.ts";
import { staffRoutes } from "../../routes/staff-routes.ts";

export type Part = {
  href: string;
  label: MessageId;
  who: "staff" | "admin";
};

/** The parts of the back office, in the order of their routes. */
export const parts: readonly Part[] = staffRoutes.flatMap(({ path, part, who }) =>
  part ? [{ href: path, label: part, who }] : [],
);

/** Where only ADMIN may go the server refuses others, so it is not offered to them. */
export const partsFor = (role: string): readonly Part[] =>
  parts.filter(({ who }) => who === "staff" || role === "ADMIN");

/** The part that a page belongs to: the longest address that its own begins with. */
export function partOf(path: string): Part | undefined {
  const isAround = ({ href }: Part): boolean => path === href || path.startsWith(`${href}/`);
  return parts.filter(isAround).toSorted((a, b) => b.href.length - a.href.length)[0];
}
