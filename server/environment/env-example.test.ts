import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { realProviders } from "#domain/money/providers.ts";
import { readConfig } from "../config.ts";
import { envExample } from "./env-example.ts";
import { described, requiredInProduction } from "./variables.ts";

const root = join(import.meta.dirname, "..", "..");
const example = readFileSync(join(root, ".env.example"), "utf8");
const runbook = readFileSync(join(root, "docs", "operations.md"), "utf8");

test(".env.example is what the table of variables makes of it: npm run env-example writes it", () => {
  expect(example).toBe(envExample());
});

test("started as it is, the example is refused by the names of what is to be filled in", () => {
  expect(() => readConfig(parseEnv(example))).toThrow(
    `In production these variables must be set: ${requiredInProduction.join(", ")}.`,
  );
});

test("with every example in its place it starts in production", () => {
  const examples = described.filter(({ name }) => name !== "DEMO_PUBLIC");
  const env = Object.fromEntries(examples.map(({ name, example: value, unset }) => [name, value ?? unset]));
  expect(readConfig(env)).toMatchObject({ mode: "production", paymentProviders: realProviders });
});

// In a demonstration payments go to the sandbox; "none" is what production does without.
const withDefault = described.filter(
  ({ name, unset }) => unset !== undefined && name !== "PAYMENT_PROVIDERS",
);

test.each(withDefault)("$name: what is said to hold when it is not set is what holds", ({ name, unset }) => {
  expect(readConfig({ [name]: unset })).toEqual(readConfig({}));
});

test("the runbook's table has every variable once, and marks what production requires", () => {
  const table = runbook.slice(runbook.indexOf("| variable")).split("\n\n")[0] ?? "";
  const rows = table.split("\n").flatMap((line) => {
    const [, names = "", production = ""] = line.split("|").map((cell) => cell.trim());
    return [...names.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => ({ name, production }));
  });
  expect(rows.map(({ name }) => name)).toEqual(described.map(({ name }) => name));
  const required = rows.filter(({ production }) => production === "required").map(({ name }) => name);
  expect(required).toEqual(requiredInProduction);
});
