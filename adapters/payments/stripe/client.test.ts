import { expect, test } from "vitest";
import { orUnavailable } from "./client.ts";

test("what goes wrong is told by its facts: Stripe's own words may quote the donor", async () => {
  const error = Object.assign(new Error("Invalid email address: giver@example.org"), {
    type: "StripeInvalidRequestError",
    code: "email_invalid",
    param: "email",
    statusCode: 400,
    requestId: "req_1",
  });
  await expect(orUnavailable(Promise.reject(error))).rejects.toThrow(
    /^Stripe answered 400 StripeInvalidRequestError email_invalid email \(req_1\)$/,
  );
});
