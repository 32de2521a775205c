import { expect, test, vi } from "vitest";
import type { Language } from "#domain/language.ts";
import type { AnnualStatementPaper } from "../paper.ts";
import { paperTexts } from "../paper-texts.fixtures.ts";
import { statementPaper } from "../papers.fixtures.ts";
import { readPdf } from "../read-pdf.fixtures.ts";
import { renderPaper } from "../render-paper.tsx";

vi.setConfig({ testTimeout: 60_000 });

const read = async (changes: Partial<AnnualStatementPaper> = {}, language: Language = "en") =>
  readPdf(await renderPaper({ ...statementPaper(), ...changes }, paperTexts(language)));

test("ordinary and periodic gifts stand apart, and refunds are subtracted", async () => {
  const pdf = await read();
  expect(pdf.says("Ordinary gifts€251.08-€50.00€201.08")).toBe(true);
  expect(pdf.says("under agreement no. OH-2026-0042€1,250.00€0.00€1,250.00")).toBe(true);
  expect(pdf.says("All gifts€1,501.08-€50.00€1,451.08")).toBe(true);
  expect(pdf.says("Refund of this gift-€50.00")).toBe(true);
  expect(pdf.says("of which added to cover payment fees€1.08")).toBe(true);
});

test("the Dutch statement speaks Dutch", async () => {
  const pdf = await read({}, "nl");
  expect(pdf.says("Jaaroverzicht giften 2026")).toBe(true);
  expect(pdf.says("Gewone giften€ 251,08€ -50,00€ 201,08")).toBe(true);
});

test("a year without gifts says so", async () => {
  expect((await read({ gifts: [] })).says("No gifts were received in 2026.")).toBe(true);
});

test("a statement of the running year says up to today", async () => {
  const running = await read({ year: 2026, madeAt: "2026-11-18T10:00:00Z" });
  expect(
    running.says("up to today, November 18, 2026") || running.says("up to today, 18 November 2026"),
  ).toBe(true);
  expect((await read({ year: 2026, madeAt: "2027-01-02T10:00:00Z" })).says("up to today")).toBe(false);
});
