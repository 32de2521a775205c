import { isAllowed } from "#domain/accounts/audience.ts";
import type { Role } from "#domain/accounts/account.ts";
import type { MessageId } from "../../messages/ids.ts";
import { staffRoutes } from "../../routes/staff-routes.ts";

export type Part = {
  href: string;
  label: MessageId;
  who: "books" | "staff" | "admin";
};

export const parts: readonly Part[] = staffRoutes.flatMap(({ path, part, who }) =>
  part ? [{ href: path, label: part, who }] : [],
);

/** Only parts that the server allows for this role. */
export const partsFor = (role: Role): readonly Part[] => parts.filter(({ who }) => isAllowed(who, role));

/** The part with the longest matching address. */
export function partOf(path: string): Part | undefined {
  const isAround = ({ href }: Part): boolean => path === href || path.startsWith(`${href}/`);
  return parts.filter(isAround).toSorted((a, b) => b.href.length - a.href.length)[0];
}
