import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { MessageId } from "#app/messages/ids.ts";
import type { RequestContext } from "./context.ts";
import { translate } from "./translate.ts";

/** A response that refuses, of which the compiler knows the status. Only `refuse` makes one. */
export type Refusal<Status extends number> = Response & { readonly refuses: Status };

/** A refusal is a short plain sentence in the visitor's language, so that `status: body` reads well. */
export const refuse = <const Status extends ContentfulStatusCode>(
  c: RequestContext,
  status: Status,
  id: MessageId,
  values?: Record<string, string | number>,
): Refusal<Status> => {
  const language = c.get("language");
  const sentence = translate(language, id, values);
  const text = unavailable.has(id) && language !== "en" ? `${sentence} (unavailable)` : sentence;
  return c.text(text, status) as Response as Refusal<Status>;
};

/** Programs look for this word in every language. Our pages use the status. */
const unavailable: ReadonlySet<MessageId> = new Set([
  "giving.error.payments_unavailable",
  "donate.unavailable.transfer",
] as const);

/** Explains to staff with a limited session what is missing. */
export const forbidden = (c: RequestContext): MessageId =>
  c.get("signedIn")?.session.limited ? "signin.error.stronger_sign_in" : "errors.forbidden";
