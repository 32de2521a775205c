import { emailKey } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import type { Accounts } from "./ports.ts";

type Needs = { accounts: Accounts; newId: () => string; adminEmails: readonly string[] };

/** The account of a user who has just verified an address. A new user is a donor or, by configuration, an administrator. */
export const welcome =
  ({ accounts, newId, adminEmails }: Needs) =>
  (
    email: string,
    { language, firstName = null }: { language: Language; firstName?: string | null },
  ): Promise<string> => {
    const key = emailKey(email);
    const role = adminEmails.some((admin) => emailKey(admin) === key) ? "ADMIN" : "DONOR";
    return accounts.welcome({ id: newId(), email: key, firstName, language, role });
  };
