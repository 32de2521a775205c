import { createHash } from "node:crypto";
import type { LiveFigures } from "#domain/figures/live-figures.ts";

export type LiveEvent = Readonly<{ id: string; bytes: Uint8Array }>;

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/** All instances use the same event id, so that a reconnect elsewhere does not repeat figures. */
export function eventOf(figures: LiveFigures): LiveEvent {
  const data = JSON.stringify(figures);
  const id = createHash("sha256").update(data).digest("base64url").slice(0, 12);
  return { id, bytes: bytesOf(`id: ${id}\ndata: ${data}\n\n`) };
}

/** A comment: browsers pass over it, and proxies see that the connection is in use. */
export const heartbeat = bytesOf(":\n\n");

/** The last campaign has ended. */
export const over = bytesOf("event: over\ndata:\n\n");

/** When to come back after a loss: not all in the same moment, as they would be where an instance is replaced. */
export const comeBack = (random: () => number = Math.random): Uint8Array =>
  bytesOf(`retry: ${4000 + Math.floor(random() * 8000)}\n\n`);
