import { expect, test, vi } from "vitest";
import type { Language } from "#domain/language.ts";
import { asCents } from "#domain/money/cents.ts";
import type { ReceiptPaper } from "../paper.ts";
import { paperTexts } from "../paper-texts.fixtures.ts";
import { receiptPaper } from "../papers.fixtures.ts";
import { readPdf } from "../read-pdf.fixtures.ts";
import { renderPaper } from "../render-paper.tsx";
import type { Gift } from "./gift.ts";

vi.setConfig({ testTimeout: 60_000 });

const read = async (paper: ReceiptPaper, language: Language = "en") =>
  readPdf(await renderPaper(paper, paperTexts(language)));
const readGift = (changes: Partial<Gift>, language?: Language) => read(receiptPaper(changes), language);

test("a receipt holds everything the tax office may ask about a gift", async () => {
  const pdf = await read(receiptPaper());
  const facts = [
    "No. 2026-000123",
    "Stichting Open Hand",
    "123456782",
    "Voorbeeldkade 12",
    "1019 AB Amsterdam",
    "designated by the Dutch tax office as a public benefit organization (ANBI)",
    "Noor van den Berg",
    "Keizersgracht 12",
    "€26.08 (EUR)",
    "13 November 2026",
    "iDEAL | Wero",
    "Mollie · tr_7UhSN1zuXS",
    "A safe bed in Rotterdam",
    "One-off gift",
    "No goods or services were given in return.",
    "None as of 14 November 2026",
    "Donation number: g01a1ecbd43a44319d92eb847978573e7",
  ];
  expect(facts.filter((fact) => !pdf.says(fact))).toEqual([]);
});

test("the covered fee is shown as part of the gift", async () => {
  const covered = await readGift({ giftCents: asCents(2500), coverCents: asCents(108) });
  expect(covered.says("€25.00")).toBe(true);
  expect(covered.says("Added to cover payment fees (part of the gift)€1.08")).toBe(true);
  expect((await readGift({ coverCents: asCents(0) })).says("payment fees")).toBe(false);
});

test("a receipt says what was refunded and what is left of the gift", async () => {
  const pdf = await readGift({
    returned: [
      { kind: "refund", movementId: "re_1", on: "2026-11-20", cents: asCents(1000), coverCents: asCents(0) },
      {
        kind: "chargeback",
        movementId: "dp_1",
        on: "2026-12-01",
        cents: asCents(500),
        coverCents: asCents(0),
      },
    ],
  });
  expect(pdf.says("€10.00 refunded on 20 November 2026")).toBe(true);
  expect(pdf.says("€5.00 charged back by the donor's bank on 1 December 2026")).toBe(true);
  expect(pdf.says("Net gift€11.08")).toBe(true);
  expect(pdf.says("None as of")).toBe(false);
});

test("a monthly gift is not called a periodic gift, and one under an agreement names it", async () => {
  const monthly = await readGift({ frequency: "MONTHLY" });
  expect(monthly.says("Monthly gift, without a periodic gift agreement")).toBe(true);
  const under = { transactionNumber: "OH-2026-0042" };
  const periodic = await readGift(
    { coverCents: asCents(0), periodic: [{ ...under, cents: asCents(2500) }] },
    "nl",
  );
  expect(periodic.says("Volgens overeenkomst periodieke gift nr. OH-2026-0042")).toBe(true);
  const split = await readGift({
    giftCents: asCents(31_000),
    periodic: [{ ...under, cents: asCents(30_000) }],
  });
  expect(split.says("€300.00 under periodic gift agreement no. OH-2026-0042")).toBe(true);
  expect(split.says("€11.08 as an ordinary gift")).toBe(true);
});

test("a donor who gave no name and no purpose still gets a receipt", async () => {
  const pdf = await read({ ...receiptPaper({ purpose: null }), donor: { name: null, addressLines: [] } });
  expect(pdf.says("received with thanks on 13 November 2026")).toBe(true);
  expect(pdf.says("Where it is needed most")).toBe(true);
  expect(pdf.says("Donor")).toBe(false);
});

test("without the tax office's recognition the receipt does not claim it", async () => {
  expect((await read({ ...receiptPaper(), anbi: false })).says("ANBI")).toBe(false);
});

test("a receipt of a demonstration says that no money was moved, a real one does not", async () => {
  expect((await read(receiptPaper(), "nl")).says("Er is geen geld overgemaakt.")).toBe(true);
  expect((await read({ ...receiptPaper(), sample: false }, "nl")).says("Demo")).toBe(false);
});

test("a way of paying that is newer than the program is shown by the provider's own word", async () => {
  expect((await readGift({ method: "pay_by_moon" })).says("pay_by_moon")).toBe(true);
});
