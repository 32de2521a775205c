import type { MessageId } from "#app/messages/ids.ts";
import type { RequestContext } from "../context.ts";
import { refuse, type Refusal } from "../refuse.ts";

/** A call is answered with one sentence: that of the first wrong field. */
export function refuseFields(c: RequestContext, errors: Record<string, MessageId>): Refusal<422> {
  const [first = "errors.invalid" as const] = Object.values(errors);
  return refuse(c, 422, first);
}

export const onlyErrors = <Value>(errors: Partial<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, value]) => (value ? [[field, value]] : [])));
