import type { Agreement } from "./agreement.ts";
import { asCents } from "#domain/money/cents.ts";

export const agreement: Agreement = {
  transactionNumber: "OH-2026-0042",
  yearlyCents: asCents(125_000),
  instalments: "quarterly",
  term: { type: "years", years: 5 },
  firstYear: 2027,
  endsOnDeathOf: { type: "donor" },
  endsEarlyOn: ["job_loss", "disability", "anbi_lost"],
  donor: {
    surname: "van den Berg",
    firstNames: "Noor Johanna",
    bsn: "•••••• 782",
    bornOn: "1984-03-02",
    birthplace: "Utrecht",
    street: "Keizersgracht 12",
    postalCodeAndTown: "1015 CS Amsterdam",
    country: "Nederland",
    phone: "+31 6 12345678",
  },
  partner: {
    surname: "الأنصاري",
    firstNames: "سامي يوسف",
    bsn: "•••••• 318",
    bornOn: "1981-11-30",
    birthplace: "Rotterdam",
    street: "Keizersgracht 12",
    postalCodeAndTown: "1015 CS Amsterdam",
    country: "Nederland",
    phone: null,
  },
  signed: {
    donor: { place: "Amsterdam", on: "2026-11-14" },
    partner: null,
    foundation: {
      name: "Youssef El Amrani",
      office: { en: "Treasurer", nl: "Penningmeester", ar: "أمين الصندوق" },
      place: "Amsterdam",
      on: "2026-11-16",
    },
  },
};
