import { countedColumns } from "./counted-columns.ts";
import { localizedColumns } from "./localized-columns.ts";
import type { Dataset, RowOf } from "./rows.ts";

/* Separate from the schemas, which pages need not load. */

export type ColumnType = "text" | "count" | "cents" | "day" | "truth" | "number";
type Columns<D extends Dataset> = Readonly<Record<keyof RowOf<D>, ColumnType>>;

const purpose = {
  campaign: "text",
  program: "text",
  project: "text",
  fund: "text",
  nature: "text",
} as const;
const titles = localizedColumns("title", () => "text" as const);

export const columnsOf = {
  lines: {
    id: "text",
    entry: "count",
    line: "count",
    bookedOn: "day",
    happenedOn: "day",
    source: "text",
    reverses: "count",
    account: "text",
    heading: "text",
    cents: "cents",
    ...purpose,
  },
  sums: {
    id: "text",
    period: "text",
    heading: "text",
    campaign: "text",
    cents: "cents",
  },
  accounts: { id: "text", number: "text", kind: "text", heading: "text", raised: "truth", ...titles },
  purposes: {
    id: "text",
    kind: "text",
    purpose: "text",
    program: "text",
    project: "text",
    raisedCents: "cents",
    spentCents: "cents",
    goalCents: "cents",
    ...titles,
  },
  campaigns: { id: "text", campaign: "text", period: "text", raisedCents: "cents" },
  projects: {
    id: "text",
    program: "text",
    country: "text",
    longitude: "number",
    latitude: "number",
    status: "text",
    startsOn: "day",
    endsOn: "day",
    budgetCents: "cents",
    spentCents: "cents",
    beneficiaries: "count",
    sectorCode: "text",
    goals: "text",
    updatedOn: "day",
    ...titles,
  },
  funds: {
    id: "text",
    period: "text",
    fund: "text",
    project: "text",
    program: "text",
    campaign: "text",
    openingCents: "cents",
    receivedCents: "cents",
    spentCents: "cents",
    closingCents: "cents",
    ...titles,
  },
  budgets: { id: "text", project: "text", line: "count", cents: "cents", ...titles },
  months: {
    id: "text",
    raisedCents: "cents",
    programCents: "cents",
    administrationCents: "cents",
    fundraisingCents: "cents",
  },
  ...countedColumns,
  grants: {
    id: "text",
    call: "text",
    organisation: "text",
    requestedCents: "cents",
    awardedCents: "cents",
    awardedOn: "day",
  },
} as const satisfies { [D in Dataset]: Columns<D> };

export const datasets: readonly Dataset[] = [
  "lines",
  "sums",
  "accounts",
  "months",
  "purposes",
  "campaigns",
  "projects",
  "budgets",
  "funds",
  "results",
  "records",
  "promises",
  "grants",
];

export const dumpFormats = ["csv", "json", "parquet"] as const;
export type DumpFormat = (typeof dumpFormats)[number];

/** Attribution only. */
export const licence = "https://creativecommons.org/licenses/by/4.0/";

export type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value>>;
export type Column = Readonly<{ name: string; type: ColumnType }>;

export const columnListOf = (dataset: Dataset): Column[] =>
  Object.entries(columnsOf[dataset]).map(([name, type]) => ({ name, type }));
