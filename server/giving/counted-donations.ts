import type { CountStep } from "#domain/analytics/count-steps.ts";
import type { Donations } from "#domain/giving/ports.ts";
import type { Settlement } from "#domain/giving/settle/settlement.ts";
import type { Entry } from "#domain/ledger/entry.ts";

type Counted = Pick<Donations<Entry>, "begin" | "settle">;

/** Counts each donation once when sent and once when first paid. Renewals and donations entered by staff used no form. */
export function countedDonations<All extends Counted>(donations: All, count: CountStep): All {
  const begin: Counted["begin"] = async (request) => {
    const begun = await donations.begin(request);
    const { language, frequency } = request.donation;
    if (begun === "begun") count("submitted", language, frequency);
    return begun;
  };
  const settle: Counted["settle"] = async (settlement, entries, notice) => {
    const settled = await donations.settle(settlement, entries, notice);
    if (settled === "settled") countPaid([settlement], count);
    return settled;
  };
  return { ...donations, begin, settle };
}

export function countPaid(settlements: readonly Settlement[], count: CountStep): void {
  for (const { donation, report, receiptYear, renewed } of settlements) {
    const isFirstPaid = receiptYear !== null && renewed === null;
    const cameByForm = report.provider !== "bank" || donation.byTransfer;
    if (isFirstPaid && cameByForm) count("paid", donation.language, donation.frequency);
  }
}
