import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#server/timing/clock.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { onlyWhere } from "#testing/only-where.ts";
import { codeFaults, isAtHand, ruleFaults, schemaFaults } from "./iati.fixtures.ts";

const { pool } = await testDatabase("demonstration");
let program: Awaited<ReturnType<typeof testApp>>;
const files = new Map<string, string>();
async function make(): Promise<void> {
  await program.foundation.openData.make();
  for (const name of ["iati-activities.xml", "iati-organisation.xml", "360giving.json"])
    files.set(name, await (await program.app.request(`/api/open-data/files/${name}`)).text());
}
const textOf = (name: string): string => files.get(name) ?? "";

beforeAll(async () => {
  program = await testApp(pool);
  await make();
});

test("every project is an activity, with budget, spending and what it reached", () => {
  const activities = textOf("iati-activities.xml");
  expect(activities.match(/<iati-activity /g)).toHaveLength(6);
  expect(activities).toContain(
    "<iati-identifier>NL-KVK-12345678-amsterdam-youth-education-hub</iati-identifier>",
  );
  expect(activities).toContain('<transaction-type code="4"/>');
  expect(activities).toContain("<result ");
});

test("an activity shows what its campaigns raised, and money for a partner as a disbursement to that partner", async () => {
  const [, ...activities] = textOf("iati-activities.xml").split("<iati-activity ");
  const of = (id: string) => activities.find((xml) => xml.includes(`-${id}</iati-identifier>`)) ?? "";
  const sumOf = (xml: string, type: number) =>
    [...xml.matchAll(/<transaction .*?<\/transaction>/gs)]
      .filter(([own]) => own.includes(`<transaction-type code="${type}"/>`))
      .reduce((sum, [own]) => sum + Math.round(100 * Number(/<value [^>]*>([-\d.]+)</.exec(own)?.[1])), 0);
  const raised = await (await program.app.request("/api/figures/raised-for-a-safe-bed-in-rotterdam")).json();
  expect(sumOf(of("rotterdam-emergency-housing"), 1)).toBe(raised.value);
  const care = of("dubai-senior-care-network");
  expect([sumOf(care, 3), sumOf(care, 4)]).toEqual([3_250_000, 0]);
  expect(care).toContain('<receiver-org type="24"><narrative>Al Wafa Senior Care');
  expect([
    sumOf(of("amsterdam-youth-education-hub"), 3),
    sumOf(of("amsterdam-youth-education-hub"), 4),
  ]).toEqual([0, 4_500_000]);
  expect(of("jeddah-disaster-preparedness")).toMatch(/^[^>]*humanitarian="1"/);
  for (const xml of activities) {
    const dates = [...xml.matchAll(/<transaction-date iso-date="([^"]+)"/g)].map(([, on = ""]) => on);
    const updated = /last-updated-datetime="([^T]+)/.exec(xml)?.[1] ?? "";
    expect(dates.filter((on) => on > updated)).toEqual([]);
  }
});

test("each target is published for a period that ends on its date", async () => {
  const { rows } = await pool.query<{ on: string }>(
    "select distinct on_day as on from indicator_records where kind = 'TARGET'",
  );
  const days = new Set(rows.map(({ on }) => on));
  const targets = textOf("iati-activities.xml").matchAll(/<period-end iso-date="([^"]+)"\/><target /g);
  const ends = [...targets].map(([, end]) => end ?? "");
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.filter((end) => !days.has(end))).toEqual([]);
});

test("the organisation publishes what it spent in each of the last years, and its audit", () => {
  expect(textOf("iati-organisation.xml")).toContain('<category code="B06"/>');
  expect(textOf("iati-organisation.xml").match(/<total-expenditure>/g)).toHaveLength(3);
});

const kinds = [
  ["iati-activities.xml", "activities"],
  ["iati-organisation.xml", "organisations"],
] as const;

describe("by the published standard", () => {
  const need = "the standard of IATI is not at hand, and IATI_STANDARD names none";
  for (const [name, kind] of kinds)
    test(
      `${name} has the shape, the codes and the rules of IATI 2.03`,
      onlyWhere(isAtHand, need, async () => {
        const xml = textOf(name);
        expect(schemaFaults(xml, kind)).toEqual([]);
        expect(codeFaults(xml)).toEqual([]);
        const { faults, judged } = ruleFaults(xml, today());
        expect(faults).toEqual([]);
        expect(judged).toBeGreaterThan(kind === "activities" ? 200 : 10);
      }),
    );

  test(
    "a wrong order, code or date would be noticed",
    onlyWhere(isAtHand, need, async () => {
      const xml = textOf("iati-activities.xml");
      const moved = xml.replace(/(<title>.*?<\/title>)(<description .*?<\/description>)/s, "$2$1");
      expect(schemaFaults(moved, "activities")).not.toEqual([]);
      expect(
        codeFaults(xml.replace('<activity-status code="2"/>', '<activity-status code="99"/>')),
      ).not.toEqual([]);
      expect(
        ruleFaults(xml.replaceAll('<activity-date type="2" ', '<activity-date type="4" '), today()).faults,
      ).toContain("6.11.1 atleast_one");
      expect(ruleFaults(xml.replace(/<sector [^>]*>/, ""), today()).faults).toContain("6.2.2 atleast_one");
    }),
  );
});

const giving360 =
  process.env["GIVING_360_STANDARD"] ?? join(import.meta.dirname, "../../../shared/standards/360giving");

test(
  "the grants fit the schema of 360Giving",
  onlyWhere(
    existsSync(giving360),
    "the schema of 360Giving is not at hand, and GIVING_360_STANDARD names none",
    () => {
      const read = (name: string) =>
        JSON.parse(
          readFileSync(join(giving360, "schema", name), "utf8").replace(
            // The published schemas name their dialect by a wrong URL.
            '"http://json-schema.org/draft/2020-12/schema"',
            '"https://json-schema.org/draft/2020-12/schema"',
          ),
        );
      const ajv = new Ajv2020({ strict: false, allErrors: true });
      addFormats.default(ajv);
      const grant = read("360-giving-schema.json");
      // The package refers to an earlier version of the grant schema.
      for (const id of [grant.$id, grant.$id.replace("1.4.3", "1.4.2")]) ajv.addSchema({ ...grant, $id: id });
      const fits = ajv.compile(read("360-giving-package-schema.json"));
      const published = JSON.parse(textOf("360giving.json"));
      expect([fits(published), fits.errors]).toEqual([true, null]);
      expect(published.grants).toHaveLength(1);
      expect(published.grants[0]).toMatchObject({ amountAwarded: 2500, currency: "EUR" });
      expect(fits({ ...published, grants: [{ ...published.grants[0], awardDate: undefined }] })).toBe(false);
    },
  ),
);

describe("a record that does not fit", () => {
  beforeAll(async () => {
    await pool.query(
      `update content_items set body = body - 'sectorCode' where kind = 'project' and id = 'rotterdam-emergency-housing'`,
    );
    await pool.query("update grant_applications set org_name = contact_name where status = 'APPROVED'");
    await make();
  });

  test("is left out alone, and staff read why", async () => {
    expect(textOf("iati-activities.xml").match(/<iati-activity /g)).toHaveLength(5);
    expect(JSON.parse(textOf("360giving.json")).grants).toEqual([]);
    expect((await program.foundation.openData.lastRun())?.problems).toEqual([
      { file: "iati-activities.xml", record: "rotterdam-emergency-housing", reason: "sector_missing" },
      { file: "360giving.json", record: "ga-demo-4", reason: "not_an_organisation" },
    ]);
    expect(textOf("360giving.json")).not.toContain("Ria Smit");
  });
});
