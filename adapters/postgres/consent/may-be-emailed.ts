import type { EmailPurpose } from "#domain/email-purposes.ts";
import type { Queryable } from "../mail/outbox.ts";

/** SQL: the owner of this lower-case address agreed to this purpose, and has not withdrawn. Both are SQL expressions. */
export const hasConsent = (address: string, purpose: string): string =>
  `exists (select from email_consents consent where consent.address = ${address} and consent.purpose = ${purpose}
    and consent.is_current and consent.granted)`;

/** SQL: emails to this address bounced or were reported as spam, or its owner was erased. */
export const isSuppressed = (address: string): string =>
  `exists (select from suppressed_addresses suppressed where suppressed.address_digest = address_digest(${address}))`;

/** SQL for the audience of an email. Everything but receipts and answers must pass it, also when it is sent. */
export const mayBeEmailed = (address: string, purpose: string): string =>
  `(${hasConsent(address, purpose)} and not ${isSuppressed(address)})`;

/** The addresses of these that may receive an email of this purpose now. */
export async function thoseWhoMayBeEmailed(
  db: Queryable,
  addresses: readonly string[],
  purpose: EmailPurpose,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ address: string }>({
    name: "may-be-emailed",
    text: `select a.address from unnest($1::text[]) a(address) where ${mayBeEmailed("lower(a.address)", "$2::text")}`,
    values: [addresses, purpose],
  });
  return new Set(rows.map(({ address }) => address));
}
