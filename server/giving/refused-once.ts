import type { StartOutcome } from "#domain/giving/start/start-donation.ts";
import type { Asking } from "../middleware/client-address.ts";

type Refused = Extract<StartOutcome, { ok: false }>;

/** By Node's own request; there is none where the app is called without a server around it. */
const refusals = new WeakMap<object, Refused>();
const incomingOf = ({ env }: Asking): object | undefined => ((env ?? {}) as { incoming?: object }).incoming;

/** The short way was refused: the long one says why, and asks no provider a second time, for whom the donor would wait twice. */
export function noteRefusal(sent: Asking, refused: Refused): void {
  const incoming = incomingOf(sent);
  if (incoming) refusals.set(incoming, refused);
}

export const refusedBefore = (c: Asking): Refused | undefined => {
  const incoming = incomingOf(c);
  return incoming && refusals.get(incoming);
};
