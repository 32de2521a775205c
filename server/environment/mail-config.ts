import { createPrivateKey } from "node:crypto";
import { StartRefusal } from "#adapters/start-refusal.ts";
import type { Variables } from "./variables.ts";

export type MailConfig = {
  smtpUrl: string;
  from: string;
  /** The sender of email campaigns. */
  campaignFrom: string;
  dkimSelector: string | null;
  /** Signs every email. */
  dkim: { selector: string; privateKey: string } | null;
};

export function mailOf(found: Variables): MailConfig | null {
  const { SMTP_URL, MAIL_FROM, MAIL_CAMPAIGN_FROM, MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY } = found;
  if (!SMTP_URL) return null;
  if (!MAIL_FROM) throw new StartRefusal("The variable MAIL_FROM must be set when SMTP_URL is.");
  if (MAIL_DKIM_KEY && !MAIL_DKIM_SELECTOR)
    throw new StartRefusal("The variable MAIL_DKIM_SELECTOR must be set when MAIL_DKIM_KEY is.");
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    campaignFrom: MAIL_CAMPAIGN_FROM ?? MAIL_FROM,
    dkimSelector: MAIL_DKIM_SELECTOR ?? null,
    dkim:
      MAIL_DKIM_KEY && MAIL_DKIM_SELECTOR
        ? { selector: MAIL_DKIM_SELECTOR, privateKey: dkimKeyOf(MAIL_DKIM_KEY) }
        : null,
  };
}

function dkimKeyOf(written: string): string {
  const key = written.replaceAll(String.raw`\n`, "\n");
  try {
    if (createPrivateKey(key).asymmetricKeyType === "rsa") return key;
  } catch {
    // Refused below.
  }
  throw new StartRefusal(
    "The variable MAIL_DKIM_KEY must be an RSA private key in PEM, with \\n between its lines.",
  );
}
