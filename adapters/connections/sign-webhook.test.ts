import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newWebhookSecret, signedHeaders } from "./send-webhook.ts";

test("it signs as the example of Standard Webhooks does", () => {
  const headers = signedHeaders({
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    at: new Date(1614265330 * 1000),
    body: '{"test": 2432232314}',
    secrets: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
  });
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

/** As a receiver verifies it. */
const isSigned = (headers: Record<string, string>, body: string, secret: string): boolean => {
  const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
  return (headers["webhook-signature"] ?? "").split(" ").includes(expected);
};

test("any body verifies under each secret that signs, and under none when a letter, the id or the time differs", () => {
  const moment = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), moment, fc.string(), (body, at, extra) => {
      const secrets = [newWebhookSecret(), newWebhookSecret()];
      const headers = signedHeaders({ id: "msg_1", at, body, secrets });
      for (const secret of secrets) expect(isSigned(headers, body, secret)).toBe(true);
      const [first = ""] = secrets;
      expect(isSigned(headers, `${body}${extra}x`, first)).toBe(false);
      expect(isSigned({ ...headers, "webhook-id": "msg_2" }, body, first)).toBe(false);
      expect(isSigned({ ...headers, "webhook-timestamp": "1" }, body, first)).toBe(
        headers["webhook-timestamp"] === "1",
      );
      expect(isSigned(headers, body, newWebhookSecret())).toBe(false);
    }),
    { numRuns: 200 },
  );
});
