import type { MessageId } from "../../../messages/ids.ts";

const outcomes = ["changed", "changing", "paused", "skipped", "resumed", "cancelled", "method"] as const;

/** What the address says has been done, in words we know. */
export function doneIn(search: string): (typeof outcomes)[number] | undefined {
  const told = new URLSearchParams(search).get("done");
  return outcomes.find((outcome) => outcome === told);
}

const problems: Readonly<Record<string, MessageId>> = {
  gift_unknown: "monthly.error.gift_unknown",
  gift_ended: "monthly.error.gift_ended",
  provider_refused: "monthly.error.provider_refused",
  payments_unavailable: "giving.error.payments_unavailable",
};

/** Why the provider's page could not be opened. */
export function problemIn(search: string): MessageId | undefined {
  const reason = new URLSearchParams(search).get("problem");
  return reason !== null && Object.hasOwn(problems, reason) ? problems[reason] : undefined;
}
