import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import { languages } from "#domain/language.ts";

/** Who confirmed a claim and when; null: nobody yet, because a professional must. */
const register = z
  .record(
    z.string(),
    z.object({
      about: z.enum(["money", "tax", "audit"]),
      basis: z.string().min(3),
      confirmedBy: z.string().nullable(),
      on: z.iso.date().nullable(),
      /** Of the text in all languages, so that a changed claim is confirmed again. */
      text: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "../docs/claims.json"), "utf8")));

const claim =
  /\bdeduct|designated|certified|recogni[sz]ed by|\baudited|auditor|accountant|(?:nothing|not) [a-z ]{0,20}charged|no costs|no money|every cent|tax (?:office|return)|only on people in need/i;
/** Staff and operators read these. */
const internal = new Set([
  "setup",
  "doctor",
  "first-steps",
  "api-docs",
  ...readdirSync(join(import.meta.dirname, "../app/messages/en/staff")).map((file) =>
    basename(file, ".json"),
  ),
]);

const catalogs = readCatalogs();
const claims = Object.entries(catalogs.en)
  .filter(([name]) => !internal.has(name))
  .flatMap(([name, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => claim.test(text))
      .map(([id]) => ({
        id,
        text: languages.map((language) => catalogs[language][name]?.[id]).join("\n"),
      })),
  );

test("every claim about money, tax and audit is in the register, as it is worded now", () => {
  const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
  expect(Object.fromEntries(Object.entries(register).map(([id, { text }]) => [id, text]))).toEqual(
    Object.fromEntries(claims.map(({ id, text }) => [id, digest(text)])),
  );
});

test("a confirmed claim has its date, and nothing else has one", () => {
  for (const { confirmedBy, on } of Object.values(register)) expect(on === null).toBe(confirmedBy === null);
});

test("no text promises what nothing does", () => {
  const promises =
    /always come|after 1, 3, 7|you owe us nothing|equal instal|copy is on its way|checked by the (?:outside|external) auditor/i;
  expect(
    Object.values(catalogs.en).flatMap((texts) => Object.values(texts).filter((text) => promises.test(text))),
  ).toEqual([]);
});
