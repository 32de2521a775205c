import { menuGroups, type MenuGroup } from "#domain/lists/list.ts";
import { isAllowed } from "#domain/accounts/audience.ts";
import type { Role } from "#domain/accounts/account.ts";
import type { MessageId } from "../../messages/ids.ts";
import { staffRoutes } from "../../routes/staff-routes.ts";

export type Part = {
  href: string;
  label: MessageId;
  group: MenuGroup | undefined;
  who: "books" | "staff" | "admin";
};

export const parts: readonly Part[] = staffRoutes.flatMap(({ path, part, group, who }) =>
  part ? [{ href: path, label: part, group, who }] : [],
);

/** Only parts that the server allows for this role. */
export const partsFor = (role: Role): readonly Part[] => parts.filter(({ who }) => isAllowed(who, role));

/** Groups in which the role may open something. */
export const groupsFor = (role: Role) =>
  menuGroups
    .map((group) => ({ group, parts: partsFor(role).filter((part) => part.group === group) }))
    .filter(({ parts: shown }) => shown.length > 0);

/** The most used parts, for the bar of a phone. The menu has the rest. */
export const barFor = (role: Role): readonly Part[] =>
  inBar.flatMap((href) => partsFor(role).filter((part) => part.href === href)).slice(0, 3);
const inBar = ["/admin", "/admin/donations", "/admin/bank", "/admin/expenses", "/admin/books"];

/** The part with the longest matching address. */
export function partOf(path: string): Part | undefined {
  const isAround = ({ href }: Part): boolean => path === href || path.startsWith(`${href}/`);
  return parts.filter(isAround).toSorted((a, b) => b.href.length - a.href.length)[0];
}
