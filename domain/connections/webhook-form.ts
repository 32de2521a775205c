import { oneLine } from "#domain/identifiers/typed-text.ts";
import { messageTypes, type MessageType } from "./message-types.ts";

const maxDescription = 200;
const maxUrl = 500;

export type TypedWebhook = Readonly<{ url: string; description: string; types: readonly string[] }>;
type WebhookProblem = "no_https" | "long_description" | "no_types";
export type WebhookErrors = Partial<Record<keyof TypedWebhook, WebhookProblem>>;
export type WebhookWish = Readonly<{ url: string; description: string; types: readonly MessageType[] }>;

/** The page reads the form to show errors beside the fields; the server reads it again, and checks the resolved address when sending. */
export function readWebhookForm(
  typed: TypedWebhook,
): { ok: true; wish: WebhookWish } | { ok: false; errors: WebhookErrors } {
  const errors: WebhookErrors = {};
  const url = httpsAddress(typed.url.trim());
  if (url === null) errors.url = "no_https";
  const description = oneLine(typed.description);
  if (description.length > maxDescription) errors.description = "long_description";
  const types = messageTypes.filter((type) => typed.types.includes(type));
  if (types.length === 0) errors.types = "no_types";
  if (url === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, wish: { url, description, types } };
}

/** As it will be requested: host name only, no port, password or fragment. */
function httpsAddress(typed: string): string | null {
  const url = URL.parse(typed);
  if (!url || url.protocol !== "https:" || url.port !== "") return null;
  if (url.username !== "" || url.password !== "" || url.href.length > maxUrl) return null;
  url.hash = "";
  return url.href;
}
