import { expect, test, vi } from "vitest";
import type { Language } from "#domain/language.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import type { Paper } from "../paper.ts";
import { paperTexts } from "../paper-texts.fixtures.ts";
import { papers } from "../papers.fixtures.ts";
import { readPdf } from "../read-pdf.fixtures.ts";
import { renderPaper } from "../render-paper.tsx";
import { books } from "./books.fixtures.ts";

vi.setConfig({ testTimeout: 60_000 });

const read = async (paper: Paper, language: Language = "en") =>
  readPdf(await renderPaper(paper, paperTexts(language)));
const audit = { ...papers["financial-audit"], projects: [] };
const report = { ...papers["annual-report"], projects: [] };

test("the financial paper says that it is no auditor's report and that its auditor is a sample", async () => {
  const pdf = await read(audit);
  expect(pdf.says("is not an auditor's report")).toBe(true);
  expect(pdf.says("Sample Auditors is fictional: it does not exist, has examined nothing")).toBe(true);
  expect(pdf.says("all figures in this document are fictional")).toBe(true);
});

test("the accounts follow guideline RJ 650, beside the year before", async () => {
  const pdf = await read(audit, "nl");
  const order = [
    "Baten van particulieren",
    "Som van de geworven baten€ 381.800,00€ 379.525,00",
    "Som van de baten",
    "Besteed aan doelstellingen",
    "Wervingskosten",
    "Kosten beheer en administratie",
    "Som van de lasten",
    "Saldo van baten en lasten€ 2.275,00€ 0,00",
  ];
  expect(order.filter((line) => !pdf.says(line))).toEqual([]);
});

test("books without closing balances say so instead of showing an empty table", async () => {
  const pdf = await read({ ...audit, books: { ...books, balance: null, before: null } });
  expect(pdf.says("The ledger has no closing balances for 2023.")).toBe(true);
  expect(pdf.says("Total assets")).toBe(false);
});

test("books that do not add up make no paper", async () => {
  const wrong = { ...books, accounts: { ...books.accounts, administrationCents: asCents(1) } };
  await expect(read({ ...audit, books: wrong })).rejects.toThrow("were added to reserves and funds");
});

test("of every hundred euros the annual report counts the tiles", async () => {
  const pdf = await read(report);
  const facts = ["89% · Program services", "7% · Administration", "4% · Fundraising"];
  expect(facts.filter((fact) => !pdf.says(fact))).toEqual([]);
});

test("each paper says under its numbers where they can be looked up, as of the end of its year", async () => {
  const addresses = {
    "annual-report": [
      "/figures/beneficiaries?on=2023-12-31",
      "/figures/spent-by-elderly?on=2023-12-31",
      "/open-data",
    ],
    "financial-audit": ["/open-data"],
    "impact-report": [
      "/figures/spent-on-dubai-senior-care-network?on=2023-12-31",
      "/projects/dubai-senior-care-network",
    ],
    "anbi-form": ["/anbi"],
    "annual-statement": ["/dashboard/donations"],
  } as const;
  for (const [kind, wanted] of Object.entries(addresses)) {
    const pdf = await read(Object.values(papers).find((paper) => paper.kind === kind) ?? audit);
    expect([kind, ...wanted.filter((address) => !pdf.says(address))]).toEqual([kind]);
  }
});

test("a year in which nothing was spent has no tiles to count", async () => {
  const nothing = {
    ...books.accounts,
    objectives: [],
    fundraisingCents: noCents,
    administrationCents: noCents,
    addedToCents: {
      continuityReserve: asCents(38_227_500),
      restrictedFunds: noCents,
      otherReserves: noCents,
    },
  };
  const pdf = await read({
    ...papers["annual-report"],
    books: { ...books, accounts: nothing, before: null },
  });
  expect(pdf.says("Nothing was spent in this year.")).toBe(true);
});

test("a planned project shows aims, never results", async () => {
  const impact = papers["impact-report"];
  const planned = impact.projects.filter(({ project }) => project.status === "PLANNED");
  const pdf = await read({ ...impact, projects: planned });
  expect(pdf.says("Goals")).toBe(true);
  expect(pdf.says("Results so far")).toBe(false);
});

test("the governance paper names the board and how to complain", async () => {
  const pdf = await read(papers.governance);
  const facts = ["Marijke van der Linden", "NL91 ABNA 0417 1643 00", "by email to contact@openhand.example"];
  expect(facts.filter((fact) => !pdf.says(fact))).toEqual([]);
});

test("no paper says what was certified once it has run out", async () => {
  const titles = ["ISO 27001", "SAMPLE-27001-0042", "Sample Certification Body"];
  const now = await read(papers.governance);
  expect(titles.filter((title) => !now.says(title))).toEqual([]);
  const later = { madeAt: "2040-01-01T00:00:00Z", projects: [], anbi: false };
  for (const paper of Object.values(papers)) {
    const pdf = await read({ ...paper, ...later });
    const claims = [...titles, "is designated by the Dutch tax office"];
    expect([paper.kind, ...claims.filter((claim) => pdf.says(claim))]).toEqual([paper.kind]);
  }
});
