import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { MessageId } from "#app/messages/ids.ts";
import type { RequestContext } from "./context.ts";
import { say } from "./words.ts";

/** A refusal is a short plain sentence in the visitor's language, so that `status: body` reads well. */
export const refuse = (
  c: RequestContext,
  status: ContentfulStatusCode,
  id: MessageId,
  values?: Record<string, string | number>,
): Response => {
  const language = c.get("language");
  const sentence = say(language, id, values);
  return c.text(id === unavailable && language !== "en" ? `${sentence} (unavailable)` : sentence, status);
};

/** Programs look for this word in a refused payment, in every language. Our own pages go by the status, and say it in theirs. */
const unavailable: MessageId = "giving.error.payments_unavailable";

/** Staff whose session counts as a donor's are told what would make it count. */
export const forbidden = (c: RequestContext): MessageId =>
  c.get("signedIn")?.session.limited ? "signin.error.stronger_sign_in" : "errors.forbidden";
