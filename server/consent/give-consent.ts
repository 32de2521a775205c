import type { ConsentSource } from "#domain/consent/consents.ts";
import { emailsTicked } from "#domain/forms/email-fields.ts";
import { isEmail } from "#domain/identifiers/email.ts";
import { stringIn } from "#domain/forms/fields.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";

/** The boxes that were ticked on a form that was accepted. */
export async function giveConsent(
  { consent }: Pick<Foundation, "consent">,
  source: ConsentSource,
  input: unknown,
  c: RequestContext,
  address = stringIn((Object(input) as Record<string, unknown>)["email"]).trim(),
): Promise<void> {
  const purposes = emailsTicked(input);
  if (purposes.length === 0 || !isEmail(address)) return;
  const signedInEmail = c.get("user")?.email ?? null;
  await consent.give({ address, purposes, source, language: c.get("language"), signedInEmail });
}
