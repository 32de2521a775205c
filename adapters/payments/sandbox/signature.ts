import { createHmac, timingSafeEqual } from "node:crypto";

export const signatureHeader = "sandbox-signature";
const toleranceSeconds = 300;

/** The same on all instances and after a restart. */
export const noticeSecretFrom = (sessionSecret: string): string =>
  createHmac("sha256", sessionSecret).update("sandbox notices").digest("hex");

/** Signs time and raw bytes, like card providers, to prevent changes and replays. */
export function sign(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${digest(time, body, secret)}`;
}

export function isSigned(body: string, header: string | undefined, secret: string, now: Date): boolean {
  const parts = Object.fromEntries((header ?? "").split(",").map((part) => part.split("=", 2)));
  const time = Number(parts["t"]);
  if (!Number.isSafeInteger(time)) return false;
  if (Math.abs(now.getTime() / 1000 - time) > toleranceSeconds) return false;
  const given = Buffer.from(String(parts["v1"]));
  const wanted = Buffer.from(digest(time, body, secret));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const digest = (time: number, body: string, secret: string): string =>
  createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
