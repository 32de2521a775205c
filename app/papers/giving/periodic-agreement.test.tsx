import { expect, test, vi } from "vitest";
import type { Language } from "#domain/language.ts";
import { paperTexts } from "../paper-texts.fixtures.ts";
import { papers } from "../papers.fixtures.ts";
import { readPdf } from "../read-pdf.fixtures.ts";
import { renderPaper } from "../render-paper.tsx";
import { agreement } from "./agreement.fixtures.ts";
import type { Agreement } from "./agreement.ts";
import { agreementClauses } from "./agreement-texts.ts";

vi.setConfig({ testTimeout: 60_000 });

const read = async (changes: Partial<Agreement> = {}, language: Language = "nl") =>
  readPdf(
    await renderPaper(
      { ...papers["periodic-agreement"], agreement: { ...agreement, ...changes } },
      paperTexts(language),
    ),
  );

test("the deed holds what the tax office's form asks for", async () => {
  const pdf = await read();
  const facts = [
    "Overeenkomst periodieke gift in geld",
    "een vast bedrag van € 1.250,00 (duizend tweehonderdvijftig euro)",
    "in vier termijnen",
    "5 opeenvolgende kalenderjaren",
    "De eerste betaling is in 2027, nadat beide partijen hebben getekend",
    "bij het overlijden van de schenker",
    "arbeidsongeschikt",
    "TransactienummerOH-2026-0042",
    "123456782",
    "Noor Johanna van den Berg",
    "2 maart 1984, Utrecht",
    "•••••• 782",
    "Youssef El Amrani",
    "Penningmeester",
  ];
  expect(facts.filter((fact) => !pdf.says(fact))).toEqual([]);
});

test("there is a copy for each side", async () => {
  const pdf = await read();
  expect(pdf.says("Exemplaar voor de schenker")).toBe(true);
  expect(pdf.says("Exemplaar voor de stichting")).toBe(true);
  expect(pdf.text.match(/Handtekening/g)).toHaveLength(2 * 3);
});

test("without a partner there is no place for one", async () => {
  const pdf = await read({ partner: null });
  expect(pdf.says("partner")).toBe(false);
  expect(pdf.text.match(/Handtekening/g)).toHaveLength(2 * 2);
});

test("a translation says that the Dutch text holds, the Dutch deed does not", async () => {
  expect((await read({}, "en")).says("The Dutch text prevails.")).toBe(true);
  expect((await read({}, "nl")).says("vertaling")).toBe(false);
});

test("an open-ended agreement lasts at least five years", () => {
  const open = { ...agreement, term: { type: "indefinite" } } as const;
  const { term } = agreementClauses(open, papers["periodic-agreement"].foundation, paperTexts("en"));
  expect(term[0]).toContain("at least five consecutive calendar years");
});

test("an agreement for less than five years is not made", async () => {
  await expect(read({ term: { type: "years", years: 4 } })).rejects.toThrow("the law asks for 5");
});
