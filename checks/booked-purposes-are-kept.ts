import { checkByQuery } from "./check.ts";

export const bookedPurposesAreKept = checkByQuery(
  "booked-purposes-are-kept",
  "Every booking that names a purpose names one of its own campaign, project or program.",
  `select format('entry %s, line %s: purpose %s', entry_id, line, purpose_id) as fault
   from ledger_postings posting left join purposes on purposes.id = purpose_id
   where purpose_id is not null and content_id is distinct from
     coalesce(posting.campaign_id, posting.project_id, posting.program_id)`,
);
