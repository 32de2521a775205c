import type { MessageId } from "#app/messages/ids.ts";
import type { RequestContext } from "../context.ts";
import { honeypotField } from "./serve-forms.ts";
import { refuse, type Refusal } from "../refuse.ts";

/** A call from our page carries the field that people do not see; scripts need not send it. */
export const isFilledByProgram = (body: unknown): boolean =>
  Boolean((Object(body) as Record<string, unknown>)[honeypotField]);

/** A call is answered with one sentence: that of the first wrong field. */
export function refuseFields(c: RequestContext, errors: Record<string, MessageId>): Refusal<422> {
  const [first = "errors.invalid" as const] = Object.values(errors);
  return refuse(c, 422, first);
}
