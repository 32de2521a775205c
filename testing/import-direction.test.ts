import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = ["app", "server", "contract", "domain", "adapters", "jobs", "checks"] as const;

/** Which rooms a room may import from. Tests may reach anywhere. */
const mayImport: Record<string, readonly string[]> = {
  domain: ["domain"],
  contract: ["contract", "domain"],
  app: ["app", "contract", "domain"],
  adapters: ["adapters", "domain"],
  jobs: ["jobs", "domain"],
  checks: ["checks", "domain"],
  server: ["server", "app", "contract", "domain", "jobs", "checks"],
};
/**
 * Folders of the server that keep out of others: calls and forms are two ways to the same rules, what they share is in
 * `requests`, and a letter is words alone.
 */
const walls: Record<string, readonly string[]> = {
  "server/api": ["server/forms"],
  "server/forms": ["server/api"],
  "server/requests": ["server/api", "server/forms"],
  "server/letters": ["server/api", "server/auth", "server/compose", "server/forms", "server/requests"],
};
/** Where the domain is joined to its adapters. */
const joiners = ["server/composition.ts", "server/start/open-database.ts", "server/compose/"];
/** The server reads these everywhere: a payment provider is one entry with its variables, headers and questions. */
const shared = [
  "adapters/start-refusal.ts",
  "adapters/payments/registry.ts",
  "adapters/payments/payment-adapter.ts",
];
/** Folders of the domain know nothing of each other; these are everyone's. */
const common = [
  "approvals",
  "calendar",
  "forms",
  "lists",
  "money",
  "identifiers",
  "audit",
  "spreadsheet",
].map((name) => `domain/${name}`);

/** Its types describe what browsers and servers say to each other; no code of it is imported. */
const typesOfWebAuthn = "@simplewebauthn/server";

type Import = { from: string; to: string };

test("imports point one way: towards the domain", () => {
  const wrong = imports().filter(({ from, to }) => {
    if (joiners.some((place) => from.startsWith(place)) || shared.includes(to)) return false;
    return !mayImport[roomOf(from)]?.includes(roomOf(to));
  });
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test("folders of the server keep their walls", () => {
  for (const folder of Object.keys(walls)) expect(existsSync(join(root, folder))).toBe(true);
  const wrong = imports().filter(({ from, to }) => walls[dirname2(from)]?.includes(dirname2(to)));
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test("folders of the domain do not reach into each other", () => {
  const wrong = imports().filter(({ from, to }) => {
    if (roomOf(from) !== "domain" || roomOf(to) !== "domain") return false;
    const [ours, theirs] = [dirname2(from), dirname2(to)];
    return theirs !== "domain" && theirs !== ours && !common.includes(theirs);
  });
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test("the domain needs nothing but itself and the schema library, so that it runs in a browser", () => {
  const packages = sources()
    .filter((file) => file.startsWith("domain/"))
    .flatMap((file) => specifiers(file).map((name) => ({ file, name })))
    .filter(
      ({ name }) =>
        name !== typesOfWebAuthn &&
        !name.startsWith(".") &&
        !name.startsWith("#domain/") &&
        !name.startsWith("zod"),
    );
  expect(packages).toEqual([]);
});

function imports(): Import[] {
  return sources().flatMap((from) =>
    specifiers(from)
      .map((name) => resolveName(from, name))
      .filter((to): to is string => to !== null)
      .map((to) => ({ from, to })),
  );
}

const sources = (): string[] =>
  rooms
    .filter((room) => existsSync(join(root, room)))
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$/.test(file))
        .map((file) => `${room}/${file}`),
    );

const specifiers = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), "utf8").matchAll(/(?:from |import\(\s*)"([^"]+)"|^import "([^"]+)"/gm),
  ].map(([, from, bare]) => from ?? bare ?? "");

function resolveName(from: string, name: string): string | null {
  if (name.startsWith("#")) return name.slice(1);
  if (!name.startsWith(".")) return null;
  return relative(root, normalize(join(root, dirname(from), name)));
}

const roomOf = (file: string): string => file.split("/")[0] ?? "";
const dirname2 = (file: string): string => file.split("/").slice(0, -1).slice(0, 2).join("/");
