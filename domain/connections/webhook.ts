import * as z from "zod/mini";

export const listedWebhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  types: z.array(z.string()),
  /** Off: after too many failures nothing is queued until a person turns it on. */
  state: z.enum(["ON", "PAUSED", "OFF"]),
  failingSince: z.nullable(z.iso.datetime()),
  waiting: z.int(),
  lastTakenAt: z.nullable(z.iso.datetime()),
});
export type ListedWebhook = z.infer<typeof listedWebhook>;

const attempt = z.object({
  at: z.iso.datetime(),
  durationMs: z.int(),
  status: z.nullable(z.int()),
  problem: z.nullable(z.string()),
  excerpt: z.nullable(z.string()),
});

const listedDelivery = z.object({
  id: z.int(),
  messageId: z.string(),
  type: z.string(),
  at: z.iso.datetime(),
  state: z.enum(["WAITING", "DONE", "FAILED"]),
  nextAttemptAt: z.nullable(z.iso.datetime()),
  body: z.string(),
  attempts: z.array(attempt),
});

/** Newest first; `older` is the cursor of the next page. */
export const deliveryPage = z.object({
  webhook: listedWebhook,
  deliveries: z.array(listedDelivery),
  older: z.nullable(z.int()),
});
export type DeliveryPage = z.infer<typeof deliveryPage>;

/** One message for one endpoint, leased by the sender. */
export type ClaimedDelivery = Readonly<{
  id: number;
  messageId: string;
  endpointId: string;
  body: string;
  url: string;
  /** Newest first; two for a day after a change. */
  secrets: readonly string[];
  attempts: number;
  failingSince: Date | null;
  leaseUntil: Date;
}>;

export type SendOutcome = Readonly<{
  at: Date;
  durationMs: number;
  /** Either the answer's status or the reason why there was none. */
  status: number | null;
  problem: SendProblem | null;
  excerpt: string | null;
}>;
export type SendProblem =
  | "not_https"
  | "address_not_public"
  | "name_unknown"
  | "certificate"
  | "timeout"
  | "no_connection";
