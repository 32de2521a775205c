/** Given signed in, or before that under the same proved address; `d` is the table, $1 and $2 are the donor's. */
export const isOfDonor = "(d.user_id = $1 or (d.user_id is null and lower(d.donor_email) = lower($2)))";
