import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { asCents, noCents } from "#domain/money/cents.ts";
import { bytesOf, readWhole } from "./camt.fixtures.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { onlyWhere } from "#testing/only-where.ts";

/** Real bank files that we may not copy: read if they are beside the checkout. */
const folder = process.env["CAMT_SAMPLES"] ?? join(import.meta.dirname, "../../../../shared/standards/camt");
const expectedFile = join(folder, "expected.json");

const statement = z.object({
  id: z.string(),
  account: z.string(),
  opening: z.string(),
  closing: z.string(),
  entries: z.int(),
  creditSum: z.string(),
  debitSum: z.string(),
  difference: z.string(),
});
const expected = z.record(
  z.string(),
  z.object({
    statements: z.int(),
    entries: z.int(),
    reversals: z.int(),
    balanced: z.boolean(),
    returnReasons: z.array(z.string()),
    structuredReferences: z.array(z.string()),
    perStatement: z.array(statement),
  }),
);

const need = "no files of real banks are at hand, and CAMT_SAMPLES names none";
const samples = existsSync(expectedFile)
  ? Object.entries(expected.parse(JSON.parse(readFileSync(expectedFile, "utf8"))))
  : [];

/** A file that does not add up has an entry in another currency. */
const [sound, unsound] = [true, false].map((isSound) =>
  samples.filter(([, { balanced }]) => balanced === isSound),
);

const read = (name: string) => readWhole(bytesOf(readFileSync(join(folder, name))));

test(
  "statements of real banks read as they were counted by hand",
  onlyWhere(samples.length > 0, need, async () => {
    for (const [name, told] of sound ?? []) {
      const { entries, statements, refusal } = await read(name);

      expect(refusal).toBeNull();
      expect(statements).toHaveLength(told.statements);
      // Only days with entries are written out.
      const ids = told.perStatement.map(({ id }) => id);
      const [listed, empty] = [true, false].map((isListed) =>
        statements.filter(({ id }) => ids.includes(id ?? "") === isListed),
      );
      expect(listed?.map(sumsOf)).toEqual(told.perStatement);
      expect(
        empty
          ?.map(sumsOf)
          .every(({ entries: count, opening, closing }) => count === 0 && opening === closing),
      ).toBe(true);
      expect(entries).toHaveLength(told.entries);
      expect(entries.filter(({ isReversal }) => isReversal)).toHaveLength(told.reversals);
      const lines = entries.flatMap((entry) => entry.lines);
      expect(lines.flatMap(({ returnReason }) => returnReason ?? [])).toEqual(told.returnReasons);
      expect(lines.flatMap(({ structuredReference }) => structuredReference ?? []).toSorted()).toEqual(
        told.structuredReferences.toSorted(),
      );
    }
  }),
);

test(
  "a real file that does not add up is refused",
  onlyWhere(samples.length > 0, need, async () => {
    for (const [name] of unsound ?? [])
      expect((await read(name)).refusal).toMatchObject({ reason: "other_currency", statement: 1 });
  }),
);

type Read = Awaited<ReturnType<typeof readWhole>>["statements"][number];

const sumsOf = ({ id, account, opening, closing, entryCount, creditCents, debitCents }: Read) => ({
  id,
  account,
  opening: decimalEuros(opening?.cents ?? noCents),
  closing: decimalEuros(closing?.cents ?? noCents),
  entries: entryCount,
  creditSum: decimalEuros(creditCents),
  debitSum: decimalEuros(debitCents),
  difference: decimalEuros(asCents((opening?.cents ?? 0) + creditCents - debitCents - (closing?.cents ?? 0))),
});
