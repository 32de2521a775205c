import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const stripeKeys = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};
const production = {
  APP_MODE: "production",
  PUBLIC_URL: "https://us.test",
  DATABASE_URL: "postgres://db.test/us",
  SESSION_SECRET: "x".repeat(32),
  SMTP_URL: "smtp://mail.test",
  MAIL_FROM: "us@us.test",
};

test("providers are asked in the order of the variable, each with its keys", () => {
  const config = readConfig({
    PAYMENT_PROVIDERS: "mollie, stripe",
    ...stripeKeys,
    MOLLIE_API_KEY: "test_1",
    MOLLIE_API_BASE: "http://127.0.0.1:4010",
  });
  expect(config.paymentProviders).toEqual(["mollie", "stripe"]);
  expect(config.mollie).toEqual({ apiKey: "test_1", apiBase: "http://127.0.0.1:4010" });
  expect(config.stripe).toMatchObject({ secretKey: "sk_test_1", apiBase: "https://api.stripe.com" });
});

test.each([
  ["stripe", {}, "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET"],
  ["stripe", { ...stripeKeys, STRIPE_WEBHOOK_SECRET: "" }, "STRIPE_WEBHOOK_SECRET"],
  ["mollie", {}, "MOLLIE_API_KEY"],
])(
  "%s without its keys is refused in one sentence that names each, and no value",
  (provider, keys, missing) => {
    expect(() => readConfig({ PAYMENT_PROVIDERS: provider, ...keys })).toThrow(
      `The variable PAYMENT_PROVIDERS names ${provider}, so these variables must be set: ${missing}.`,
    );
  },
);

test("keys of a provider that is not named are kept for its earlier payments", () => {
  const config = readConfig({ PAYMENT_PROVIDERS: "none", ...stripeKeys });
  expect(config.paymentProviders).toEqual([]);
  expect(config.stripe).not.toBeNull();
  expect(readConfig({}).stripe).toBeNull();
});

test("the sandbox does not exist in production, and an unknown provider nowhere", () => {
  expect(readConfig({}).paymentProviders).toEqual(["sandbox"]);
  expect(readConfig(production).paymentProviders).toEqual([]);
  expect(() => readConfig({ ...production, PAYMENT_PROVIDERS: "sandbox" })).toThrow(
    /not exist in production/,
  );
  expect(() => readConfig({ PAYMENT_PROVIDERS: "paypal" })).toThrow(/names paypal/);
});
