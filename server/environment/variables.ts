import * as z from "zod";
import { languages } from "#domain/language.ts";
import { descriptionOf, variable } from "./describe-variable.ts";
import { backupVariables } from "./backup-variables.ts";
import { databaseVariables } from "./database-variables.ts";
import { openIdVariables, paymentVariables } from "./provider-variables.ts";
import { watchingVariables } from "./watching-variables.ts";
import { secrets, text, url, wholeNumber } from "./readers.ts";

export const variables = z.object({
  APP_MODE: variable(z.enum(["demo", "production"], "must be demo or production").default("demo"), {
    group: "Where it runs",
    means: "production, or demo: a sample foundation, payments in a sandbox, mail that stays here.",
    unset: "demo",
    example: "production",
  }),
  HOST: variable(z.string().default("127.0.0.1"), {
    group: "Where it runs",
    means: "The address it listens at. In a container: 0.0.0.0.",
    unset: "127.0.0.1",
  }),
  PORT: variable(wholeNumber(65_535).default(3000), {
    group: "Where it runs",
    means: "The port it listens at.",
    unset: "3000",
  }),
  PUBLIC_URL: variable(url.optional(), {
    group: "Where it runs",
    means:
      "How visitors reach it, for links in mails and for cookies. In production it begins with https://.",
    production: "required",
    example: "https://www.example.org",
  }),
  DEMO_PUBLIC: variable(z.literal("yes", "must be yes, or not be set").optional(), {
    group: "Where it runs",
    means: "yes: strangers may play with a demonstration, or it may use a database or mail server elsewhere.",
    example: "yes",
  }),
  ...databaseVariables,
  SESSION_SECRET: variable(secrets(), {
    group: "Secrets",
    means: "At least 32 random characters. Several with commas between: the first is used, all are known.",
    production: "required",
    example: "0123456789abcdef0123456789abcdef",
  }),
  SEALING_SECRET: variable(secrets(), {
    group: "Secrets",
    means: "Likewise, for what is stored sealed (citizen service numbers). Without it SESSION_SECRET seals.",
    example: "fedcba9876543210fedcba9876543210",
  }),
  SMTP_URL: variable(
    z.url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" }).optional(),
    {
      group: "Mail",
      means: "The mail server. TLS is required unless it is on this machine.",
      production: "required",
      example: "smtps://user:password@mail.example.org:465",
    },
  ),
  MAIL_FROM: variable(text(), {
    group: "Mail",
    means: "The sender of all mail.",
    production: "required",
    example: "Example Foundation <post@example.org>",
  }),
  FOUNDATION_LANGUAGE: variable(z.enum(languages, "must be en, nl or ar").default("en"), {
    group: "Mail",
    means: "The foundation's own language, for mails to staff: en, nl or ar.",
    unset: "en",
    example: "nl",
  }),
  MAIL_DKIM_SELECTOR: variable(text(), {
    group: "Mail",
    means:
      "Under which name the sender's domain publishes the key that letters are signed with, as the mail server's owner tells it; the doctor looks it up.",
    example: "mail2026",
  }),
  MAIL_DKIM_KEY: variable(text(), {
    group: "Mail",
    means:
      "The private key (PEM, with \\n between its lines) that signs every email, if the mail server does not sign. Needs MAIL_DKIM_SELECTOR.",
  }),
  MAIL_CAMPAIGN_FROM: variable(text(), {
    group: "Mail",
    means:
      "The sender of email campaigns, MAIL_FROM by default. On another subdomain, complaints about a campaign do not affect receipts.",
    example: "Example Foundation <news@mail.example.org>",
  }),
  MAIL_PER_SECOND: variable(wholeNumber(10_000).default(20), {
    group: "Mail",
    means: "How many emails of campaigns are sent in a second, over all instances.",
    unset: "20",
  }),
  MAIL_FIRST_DAY: variable(wholeNumber(1_000_000).default(500), {
    group: "Mail",
    means:
      "How many emails of campaigns are sent on the first day; twice as many on each following day of use. 0: no limit, for a sender that receivers know.",
    unset: "500",
  }),
  ...paymentVariables,
  ...openIdVariables,
  ADMIN_EMAILS: variable(z.string().default(""), {
    group: "Signing in",
    means: "With commas between: these become administrators at their first sign-in.",
    example: "director@example.org",
  }),
  // Behind a proxy every visitor has its address, and the first thirty use up the limits of all. 0 is a valid answer.
  TRUST_PROXY: variable(wholeNumber(10).default(0), {
    group: "In front of it",
    means: "How many proxies in front are believed about a visitor's address; 0 when there is none.",
    production: "required",
    unset: "0",
    example: "1",
  }),
  COUNTRY_HEADER: variable(text(), {
    group: "In front of it",
    means: "The header in which the edge names the visitor's country. Wants TRUST_PROXY above 0.",
    example: "cf-ipcountry",
  }),
  ...backupVariables,
  ...watchingVariables,
  METRICS_TOKEN: variable(z.string().min(16, "must be at least 16 characters long").optional(), {
    group: "Log",
    means:
      "Whoever sends it as a bearer token reads the figures at /metrics. Without it there is no such page.",
    example: "0123456789abcdef",
  }),
  LOG_LEVEL: variable(
    z
      .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
      .default("info"),
    { group: "Log", means: "debug, info, warn, error or silent.", unset: "info" },
  ),
});

export type Variables = z.infer<typeof variables>;

export const described = Object.entries(variables.shape).map(([name, schema]) => {
  const description = descriptionOf(schema);
  if (!description) throw new Error(`The variable ${name} has no description`);
  return { name, ...description };
});

export const requiredInProduction = described
  .filter(({ production }) => production === "required")
  .map(({ name }) => name);
