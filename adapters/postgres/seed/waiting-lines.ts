import type { MadeEntry } from "../../files/camt/write-camt.ts";
import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { transferDonors, transferGifts } from "./sample-transfers.ts";

/** A payment to a volunteer who had moved; it was returned. */
export const advance = {
  cents: asCents(-25_000),
  daysAgo: 20,
  reference: "DEMO-ADVANCE",
  endToEndId: "ADVANCE-2201",
  name: "M. Jansen",
};

const ofTransfer = ["PMNT", "RCDT", "ESCT"] as const;
const ofPayment = ["PMNT", "ICDT", "ESCT"] as const;

/** Recent lines for a treasurer, each of another kind. */
export function waitingLines(today: string): MadeEntry[] {
  const [mistyped, inWords] = transferGifts().filter(({ fate }) => fate === "PENDING");
  if (!mistyped || !inWords) throw new Error("Two gifts by transfer should be waiting");
  const [known, second] = transferDonors;
  const lines: (Omit<MadeEntry, "on" | "bankReference"> & { daysAgo: number })[] = [
    {
      daysAgo: 9,
      cents: mistyped.giftCents,
      code: ofTransfer,
      details: [
        {
          name: "L. Fischer",
          iban: "FR1420041010050500013M02606",
          remittance: [`gift ${swapped(transferReference(mistyped.reference))}`],
        },
      ],
    },
    {
      daysAgo: 6,
      cents: inWords.giftCents,
      code: ofTransfer,
      details: [{ ...second, remittance: [`Reference ${transferReference(inWords.reference)}, thank you`] }],
    },
    {
      daysAgo: 5,
      cents: asCents(48_215),
      code: ofTransfer,
      details: [{ name: "Stichting Mollie Payments", remittance: ["Settlement of an event"] }],
    },
    { daysAgo: 4, cents: asCents(-1750), code: ["ACMT", "MDOP", "CHRG"], text: "Costs of a transfer abroad" },
    {
      daysAgo: 3,
      cents: asCents(15_250),
      code: ofTransfer,
      details: [{ name: "Familie Yilmaz", iban: "BE68539007547034", remittance: ["Voor de kinderen"] }],
    },
    {
      daysAgo: 3,
      cents: asCents(-65_000),
      code: ofPayment,
      details: [{ name: "Verhuur Stadscentrum", remittance: ["Rent of the hall"] }],
    },
    {
      daysAgo: 2,
      cents: negated(advance.cents),
      code: ["PMNT", "ICDT", "RRTN"],
      details: [{ name: advance.name, endToEndId: advance.endToEndId, returnReason: "AC04" }],
    },
    {
      daysAgo: 5,
      cents: asCents(20_350),
      code: ofTransfer,
      details: [{ name: "H. de Boer", remittance: ["As said on the phone"] }],
    },
    {
      daysAgo: 2,
      cents: asCents(5550),
      code: ofTransfer,
      details: [{ ...known, remittance: ["For whoever needs it most"] }],
    },
  ];
  return lines.map(({ daysAgo, ...line }, place) => ({
    ...line,
    on: addDays(today, -daysAgo),
    bankReference: `DEMO-WAITING-${place}`,
  }));
}

/** Swaps two digits, which the check digits detect. */
const swapped = (reference: string): string => {
  const at = Array.from(reference).findIndex((figure, place) => place > 4 && figure !== reference[place + 1]);
  return reference.slice(0, at) + reference.charAt(at + 1) + reference.charAt(at) + reference.slice(at + 2);
};
