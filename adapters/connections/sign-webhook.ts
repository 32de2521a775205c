import { createHmac, randomBytes } from "node:crypto";

const secretBytes = 32;
const secretStart = "whsec_";

export const newWebhookSecret = (): string => secretStart + randomBytes(secretBytes).toString("base64");

type Signed = Readonly<{ id: string; at: Date; body: string; secrets: readonly string[] }>;

/** Standard Webhooks headers: the secret's holder can verify body and time. */
export function signedHeaders({ id, at, body, secrets }: Signed): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretStart.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatures.join(" "),
  };
}
