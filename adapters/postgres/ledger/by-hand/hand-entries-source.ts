import { handEntriesList } from "#domain/ledger/by-hand/hand-entries-list.ts";
import { nameOfUser } from "../../applications/sources.ts";
import { listSource } from "../../lists/list-source.ts";

export const handEntriesSource = listSource(handEntriesList, {
  from: `hand_entries h
    join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
    left join users u on u.id = h.entered_by`,
  columns: {
    id: "h.id",
    number: "e.id",
    kind: "h.kind",
    bookedOn: "e.booked_on",
    description: "e.description",
    party: "h.party",
    cents: "(select sum(cents) filter (where cents > 0) from ledger_postings where entry_id = e.id)::bigint",
    enteredBy: nameOfUser("u"),
    isReversed:
      "exists (select from ledger_entries r where r.reverses_entry_id = e.id and r.cause_kind = 'reversal')",
  },
  filters: {},
});
