import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const letters = "server/letters";
const catalogs = "app/messages";

/**
 * Every number that a letter forms, and the address in the same letter where its reader looks it up. All of them are the reader's own;
 * a figure about the foundation would come with the address of its page under /figures.
 */
const ownNumbers: Readonly<Record<string, Readonly<{ numbers: readonly string[]; address: string }>>> = {
  "application-status-letter.ts": { numbers: ["awardedCents"], address: "/applications/${statusToken}" },
  "donor-letters.ts": { numbers: ["cents"], address: "/dashboard/periodic-gift" },
  "gift-letters.ts": {
    numbers: ["chargedFor(facts)", "refund.cents", "cents"],
    address: "/dashboard/gifts/${gift.donationId}",
  },
  "giving-staff-letters.ts": { numbers: ["cents"], address: "/admin/donations/" },
  "monthly-letters.ts": { numbers: ["giftCents", "chargedCents"], address: "/dashboard/monthly" },
  "campaign-letters.ts": {
    numbers: ["offer.refundCents"],
    address: "`/campaigns/refund/${token}`",
  },
  "transfer-mail.ts": { numbers: ["transfer.giftCents"], address: 'button("transfer-mail.button", url)' },
};

/** What may be said of a number that a text counts by itself: how many records of the reader's own gifts are kept. */
const countedInTexts = ["privacy-mail.erased.locked"];

const sources = readdirSync(letters)
  .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
  .map((name) => ({ name, text: readFileSync(`${letters}/${name}`, "utf8") }));

/** What is written as money, a number or a share. */
function numbersOf(source: string): string[] {
  const formed = source.matchAll(
    /\.(?:money|moneyExact|moneyInMillions|number|percent)\(((?:[^()]|\([^()]*\))*)\)/g,
  );
  return [...new Set([...formed].map(([, value = ""]) => value.trim()))];
}

test("each number in a letter is its reader's own, with the way to where it stands", () => {
  const found = sources.flatMap(({ name, text }) => {
    const known = ownNumbers[name];
    const unknown = numbersOf(text).filter((number) => !known?.numbers.includes(number));
    const isWithoutAddress = known !== undefined && !text.includes(known.address);
    return [
      ...unknown.map((number) => `${name}: ${number} names no address`),
      ...(isWithoutAddress ? [`${name} no longer leads to ${known.address}`] : []),
    ];
  });
  expect(found).toEqual([]);
  expect(numbersOf("format.number(figures.beneficiaries)")).toEqual(["figures.beneficiaries"]);
});

test("no text of a letter counts by itself, in any language", () => {
  const counting = ["en", "nl", "ar"].flatMap((language) =>
    readdirSync(`${catalogs}/${language}/server`)
      .filter((name) => name.endsWith("mail.json"))
      .flatMap((name) =>
        Object.entries(
          JSON.parse(readFileSync(`${catalogs}/${language}/server/${name}`, "utf8")) as Record<
            string,
            string
          >,
        ),
      )
      .filter(([, text]) => /,\s*(?:plural|number|selectordinal)|#/.test(text))
      .map(([id]) => id),
  );
  expect([...new Set(counting)]).toEqual(countedInTexts);
});
