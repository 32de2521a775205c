import { localizedColumns } from "./localized-columns.ts";

/* Separate from the schemas, which pages need not load. */

const titles = localizedColumns("title", () => "text" as const);
const counted = localizedColumns("text", () => "text" as const);

export const countedColumns = {
  records: {
    id: "count",
    measure: "text",
    program: "text",
    startsOn: "day",
    endsOn: "day",
    value: "count",
    link: "text",
    sha256: "text",
    datedOn: "day",
    enteredOn: "day",
    ...counted,
  },
  results: {
    id: "text",
    project: "text",
    indicator: "text",
    measure: "text",
    adds: "truth",
    kind: "text",
    day: "day",
    value: "number",
    corrects: "text",
    link: "text",
    sha256: "text",
    datedOn: "day",
    enteredOn: "day",
    ...titles,
    ...counted,
  },
  promises: {
    id: "text",
    project: "text",
    amountCents: "cents",
    unitCostCents: "cents",
    startsOn: "day",
    endsOn: "day",
    validUntil: "day",
    document: "text",
  },
} as const;
