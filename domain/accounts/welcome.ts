import { emailKey } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import type { Accounts } from "./ports.ts";

type Needs = { accounts: Accounts; newId: () => string; adminEmails: readonly string[] };

/** The account of someone who has just proved an address. Whoever comes for the first time is a donor or, by configuration, an admin. */
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
