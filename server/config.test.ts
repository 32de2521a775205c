import { describe, expect, test } from "vitest";
import { readConfig, type Config } from "./config.ts";

const settingsOf = ({ providers }: Config, name: string): object | undefined =>
  providers.find((provider) => provider.name === name)?.settings;

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
  TRUST_PROXY: "1",
};

test("providers are asked in the order of the variable, each with its keys", () => {
  const config = readConfig({
    PAYMENT_PROVIDERS: "mollie, stripe",
    ...stripeKeys,
    MOLLIE_API_KEY: "test_1",
    MOLLIE_API_BASE: "http://127.0.0.1:4010",
  });
  expect(config.paymentProviders).toEqual(["mollie", "stripe"]);
  expect(settingsOf(config, "mollie")).toEqual({ apiKey: "test_1", apiBase: "http://127.0.0.1:4010" });
  expect(settingsOf(config, "stripe")).toMatchObject({
    secretKey: "sk_test_1",
    apiBase: "https://api.stripe.com",
  });
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
  expect(settingsOf(config, "stripe")).toBeDefined();
  expect(readConfig({}).providers).toEqual([]);
});

test("the sandbox does not exist in production, and an unknown provider nowhere", () => {
  expect(readConfig({}).paymentProviders).toEqual(["sandbox"]);
  expect(readConfig(production).paymentProviders).toEqual([]);
  expect(() => readConfig({ ...production, PAYMENT_PROVIDERS: "sandbox" })).toThrow(
    /not exist in production/,
  );
  expect(() => readConfig({ PAYMENT_PROVIDERS: "paypal" })).toThrow(/names paypal/);
});

describe("a demonstration does not start where production would", () => {
  test.each([
    [{ PUBLIC_URL: "https://open-hand.example" }, "PUBLIC_URL begins with https"],
    [{ PUBLIC_URL: "http://open-hand.example" }, "PUBLIC_URL names another machine"],
    [{ HOST: "0.0.0.0", PUBLIC_URL: "https://open-hand.example" }, "HOST listens to other machines"],
    [{ DATABASE_URL: "postgres://db.example/us" }, "DATABASE_URL is a database on another machine"],
    [{ DATABASE_URL: "postgres:///us?host=db.example" }, "DATABASE_URL is a database on another machine"],
    [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "us@us.test" }, "SMTP_URL is a mail server on another"],
  ])("with %o", (env, sign) => {
    expect(() => readConfig(env)).toThrow(sign);
    expect(() => readConfig(env)).toThrow(/APP_MODE=production.*DEMO_PUBLIC=yes/);
    expect(readConfig({ ...env, DEMO_PUBLIC: "yes" }).mode).toBe("demo");
  });

  test("everything it saw is in one sentence, and no value is", () => {
    const env = { PUBLIC_URL: "https://u:pw@us.example", DATABASE_URL: "postgres://me:secret@db.example/us" };
    expect(() => readConfig(env)).toThrow(/begins with https and DATABASE_URL is/);
    expect(() => readConfig(env)).not.toThrow(/secret|pw@/);
  });

  test.each([
    { ...stripeKeys, STRIPE_SECRET_KEY: "sk_live_1" },
    { ...stripeKeys, STRIPE_SECRET_KEY: "rk_live_1" },
    { MOLLIE_API_KEY: "live_1" },
  ])("nor ever with keys that move real money", (keys) => {
    expect(() => readConfig(keys)).toThrow(/real money/);
    expect(() => readConfig({ ...keys, DEMO_PUBLIC: "yes" })).toThrow(/real money/);
  });

  test.each([
    { HOST: "0.0.0.0" },
    { HOST: "::", DATABASE_URL: "postgres://me@127.0.0.1:5432/us" },
    { HOST: "localhost", PUBLIC_URL: "http://localhost:4000" },
    { HOST: "::1", PUBLIC_URL: "http://[::1]:4000" },
    {
      DATABASE_URL: "postgres://me@127.0.0.1:5432/us",
      SMTP_URL: "smtp://127.0.0.1:25",
      MAIL_FROM: "a@b.test",
    },
    { DATABASE_URL: "postgres:///us?host=/var/run/postgresql" },
    { DATABASE_URL: "postgres://me@%2Fvar%2Frun%2Fpostgresql/us" },
    { ...stripeKeys, MOLLIE_API_KEY: "test_1" },
  ])("what stays on this machine is no sign of it: %o", (env) => {
    expect(readConfig(env).mode).toBe("demo");
  });
});

describe("production", () => {
  test("wants to be told how many proxies stand in front, and zero is an answer", () => {
    const { TRUST_PROXY: _, ...untold } = production;
    expect(() => readConfig(untold)).toThrow("In production these variables must be set: TRUST_PROXY.");
    expect(readConfig({ ...untold, TRUST_PROXY: "0" }).trustedProxies).toBe(0);
  });

  test("has no address without TLS: its cookies would not stick", () => {
    expect(() => readConfig({ ...production, PUBLIC_URL: "http://us.example" })).toThrow(
      "The variable PUBLIC_URL must start with https:// in production.",
    );
  });

  test("believes the visitor's country only of a proxy it trusts", () => {
    const env = { ...production, COUNTRY_HEADER: "cf-ipcountry" };
    expect(readConfig(env).countryHeader).toBe("cf-ipcountry");
    expect(() => readConfig({ ...env, TRUST_PROXY: "0" })).toThrow(/COUNTRY_HEADER.*TRUST_PROXY/);
    expect(() => readConfig({ DEMO_PUBLIC: "yes", COUNTRY_HEADER: "x-country" })).toThrow(/COUNTRY_HEADER/);
    expect(readConfig({ COUNTRY_HEADER: "x-country" }).countryHeader).toBe("x-country");
  });
});

describe("secrets that change", () => {
  const [first, second, third] = ["a".repeat(32), "b".repeat(40), "c".repeat(32)];

  test("SESSION_SECRET may be several, the one in use first; each is long enough", () => {
    expect(readConfig({ SESSION_SECRET: first }).sessionSecrets).toEqual([first]);
    expect(readConfig({ SESSION_SECRET: `${first}, ${second}` }).sessionSecrets).toEqual([first, second]);
    expect(readConfig({}).sessionSecrets).toEqual([]);
    expect(() => readConfig({ SESSION_SECRET: `${first},short` })).toThrow(
      /SESSION_SECRET must be at least 32 characters long/,
    );
  });

  test("what is sealed has secrets of its own, and opens with those it was sealed with before there were", () => {
    expect(readConfig({ SESSION_SECRET: first }).sealingSecrets).toEqual([first]);
    const env = { SEALING_SECRET: `${third},${second}`, SESSION_SECRET: first };
    expect(readConfig(env).sealingSecrets).toEqual([third, second, first]);
  });
});
