import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { amountInWords } from "../amount-in-words/amount-in-words.ts";
import type { Fact } from "../parts/facts.tsx";
import { asWritten, leftToRight, type PaperTextId, type PaperTexts } from "../texts.ts";
import type { Agreement, Party } from "./agreement.ts";

const instalmentIds: Readonly<Record<Agreement["instalments"], PaperTextId>> = {
  yearly: "papers.agreement.instalments.yearly",
  half_yearly: "papers.agreement.instalments.half_yearly",
  quarterly: "papers.agreement.instalments.quarterly",
  monthly: "papers.agreement.instalments.monthly",
};

const earlyEndIds: Readonly<Record<Agreement["endsEarlyOn"][number], PaperTextId>> = {
  job_loss: "papers.agreement.ends.job_loss",
  disability: "papers.agreement.ends.disability",
  anbi_lost: "papers.agreement.ends.anbi_lost",
};

type Clauses = Readonly<{ gift: string[]; term: string[]; ends: string[] }>;

export function agreementClauses(agreement: Agreement, foundation: Foundation, words: PaperTexts): Clauses {
  const { text, format, language } = words;
  const { donor, yearlyCents, term, firstYear, endsOnDeathOf } = agreement;
  return {
    gift: [
      text("papers.agreement.gift.promise", {
        donor: nameOf(donor),
        foundation: foundation.registeredName,
        amount: format.moneyExact(yearlyCents),
        words: amountInWords(yearlyCents, language),
      }),
      text(instalmentIds[agreement.instalments]),
      text("papers.agreement.gift.nothing_in_return"),
    ],
    term: [
      term.type === "years"
        ? text("papers.agreement.term.years", { years: term.years, first: String(firstYear) })
        : text("papers.agreement.term.indefinite", { first: String(firstYear) }),
    ],
    ends: [
      endsOnDeathOf.type === "donor"
        ? text("papers.agreement.ends.donor_death")
        : text("papers.agreement.ends.other_death", { name: endsOnDeathOf.name }),
      ...agreement.endsEarlyOn.map((reason) => text(earlyEndIds[reason])),
    ],
  };
}

export const nameOf = ({ firstNames, surname }: Party): string => `${firstNames} ${surname}`;

export const partyFacts = (party: Party, { text, format }: PaperTexts): Fact[] => [
  { label: text("papers.party.surname"), value: asWritten(party.surname) },
  { label: text("papers.party.first_names"), value: asWritten(party.firstNames) },
  { label: text("papers.party.bsn"), value: leftToRight(party.bsn) },
  {
    label: text("papers.party.born"),
    value: text("papers.party.born_at", { date: format.date(party.bornOn), place: party.birthplace }),
  },
  { label: text("papers.party.street"), value: asWritten(party.street) },
  { label: text("papers.party.town"), value: asWritten(party.postalCodeAndTown) },
  { label: text("papers.party.country"), value: asWritten(party.country) },
  { label: text("papers.party.phone"), value: party.phone === null ? "–" : leftToRight(party.phone) },
];
