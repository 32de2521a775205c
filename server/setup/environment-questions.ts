import { isAbsolute, resolve } from "node:path";
import type { ProviderVariable } from "#adapters/payments/payment-adapter.ts";
import { paymentAdapters, type ProviderVariableName } from "#adapters/payments/registry.ts";
import type { MessageId } from "#app/messages/ids.ts";
import { isLanguage } from "#domain/language.ts";
import { providerFacts, realProviders, type RealProvider } from "#domain/money/providers.ts";
import { listOf } from "../environment/readers.ts";
import { variables } from "../environment/variables.ts";
import { translate } from "../translate.ts";
import type { Answers, Question } from "./question.ts";

type Name =
  Extract<MessageId, `setup.ask.${string}`> extends `setup.ask.${infer Each}`
    ? Exclude<Each, "ADMINISTRATOR_EMAIL" | "providerVariable">
    : never;
type More = Omit<Question, "name" | "label" | "problem">;

const variable = (name: Name, more: More = {}): Question => ({
  name,
  label: `setup.ask.${name}`,
  ...more,
  problem: problemOf(name),
});

const problemOf =
  (name: keyof typeof variables.shape): Question["problem"] =>
  (value, language) => {
    const why = variables.shape[name].safeParse(value).error?.issues[0]?.message ?? rules[name]?.(value);
    return why === undefined ? null : translate(language, "setup.wrong", { name, why });
  };

/** The keys of a provider. Its address is known. */
const questionsOf = (provider: RealProvider): Question[] => {
  const facts: readonly [string, ProviderVariable][] = Object.entries(paymentAdapters[provider].variables);
  return facts
    .filter(([, { defaultUrl }]) => defaultUrl === undefined)
    .map(([name, { example = "", required, secret }]) => ({
      name,
      label: "setup.ask.providerVariable",
      labelValues: { provider: providerFacts[provider].name, variable: name, example },
      when: isNamed(provider),
      ...(secret && { secret }),
      ...(!required && { optional: true }),
      problem: problemOf(name as ProviderVariableName),
    }));
};

const unless = (holds: boolean, why: string): string | undefined => (holds ? undefined : why);
const mustBeEncrypted = (value: string) => unless(value.startsWith("https://"), "must start with https://");
/** What production requires beyond the form of a variable. */
const rules: Readonly<Record<string, (value: string) => string | undefined>> = {
  PUBLIC_URL: mustBeEncrypted,
  OIDC_ISSUER: mustBeEncrypted,
  PAYMENT_PROVIDERS: (value) =>
    unless(
      value === "none" || listOf(value).every((name) => realProviders.some((known) => known === name)),
      `must be none or some of ${realProviders.join(", ")}`,
    ),
  BACKUP_TO: (value) =>
    unless(
      isAbsolute(value) || /^s3:\/\/[^/]/.test(value),
      "must be a folder from / on, or s3://bucket/prefix",
    ),
};

const isNamed = (provider: string) => (known: Answers) =>
  listOf(known["PAYMENT_PROVIDERS"] ?? "").includes(provider);
const hasProvider = (known: Answers) => (known["OIDC_ISSUER"] ?? "") !== "";

const storageQuestions = (
  [
    ["BACKUP_STORAGE_ENDPOINT", "https://s3.eu-central-1.amazonaws.com", {}],
    ["BACKUP_STORAGE_REGION", "eu-central-1", { otherwise: () => "us-east-1" }],
    ["BACKUP_STORAGE_KEY_ID", "AKIAEXAMPLE", {}],
    ["BACKUP_STORAGE_SECRET", "storage-secret", { secret: true }],
  ] as const
).map(([name, example, more]): Question => ({
  name,
  label: "setup.ask.providerVariable",
  labelValues: { provider: "S3", variable: name, example },
  when: (known) => known["BACKUP_TO"]?.startsWith("s3://") ?? false,
  ...more,
  problem: problemOf(name),
}));

/** In the order in which they are asked; each step is tried before the next begins. */
export const environmentSteps = [
  { id: "address", questions: [variable("PUBLIC_URL"), variable("TRUST_PROXY", { otherwise: () => "1" })] },
  {
    id: "database",
    questions: [variable("DATABASE_OWNER_URL", { secret: true }), variable("DATABASE_URL", { secret: true })],
  },
  {
    id: "mail",
    questions: [
      variable("SMTP_URL", { secret: true }),
      variable("MAIL_FROM"),
      variable("MAIL_DKIM_SELECTOR", { optional: true }),
    ],
  },
  {
    id: "payments",
    questions: [
      variable("PAYMENT_PROVIDERS", {
        labelValues: { providers: realProviders.join(", ") },
        otherwise: () => "none",
      }),
      ...realProviders.flatMap(questionsOf),
    ],
  },
  {
    id: "sign_in",
    questions: [
      variable("OIDC_ISSUER", { optional: true }),
      variable("OIDC_CLIENT_ID", { when: hasProvider }),
      variable("OIDC_CLIENT_SECRET", { secret: true, when: hasProvider }),
    ],
  },
  {
    id: "backup",
    questions: [
      variable("BACKUP_TO", { otherwise: (known) => resolve(known["DATA_DIR"] ?? "data", "backups") }),
      ...storageQuestions,
    ],
  },
] as const satisfies readonly Readonly<{ id: string; questions: readonly Question[] }>[];

export type EnvironmentStep = (typeof environmentSteps)[number];

export function languageOfTerminal(environment: Readonly<Record<string, string | undefined>>, chosen = "") {
  const set = environment["LC_ALL"] || environment["LC_MESSAGES"] || environment["LANG"] || "";
  return [chosen, set.slice(0, 2)].find(isLanguage) ?? "en";
}
