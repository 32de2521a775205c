import { agreementsList } from "#domain/periodic/agreements-list.ts";
import { escapeLike } from "../base/escape-like.ts";
import { listSource } from "../lists/list-source.ts";
import { agreementFrom, nameOfParty } from "./running-agreements.ts";

export const agreementsSource = listSource(agreementsList, {
  from: agreementFrom,
  columns: {
    id: "p.id",
    transactionNumber: "p.transaction_number",
    donorName: nameOfParty("donor"),
    yearlyCents: "p.yearly_cents",
    firstYear: "p.first_year",
    termYears: "p.term_years",
    state: "p.state",
    createdAt: "p.created_at",
  },
  filters: { state: (state, bind) => `p.state = ${bind(state)}::text` },
  search: (words, bind) => {
    const beginning = `${bind(`${escapeLike(words.toLowerCase())}%`)}::text`;
    return `p.transaction_number = upper(${bind(words)}::text) or lower(p.donor->>'surname') like ${beginning}
      or lower(p.donor->>'firstNames') like ${beginning} or lower(u.email) like ${beginning}`;
  },
});
