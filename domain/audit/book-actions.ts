/** What actions on the books begin with: the part of the log that whoever audits the books reads. */
export const bookNouns: readonly string[] = [
  "anbi_form",
  "bank",
  "book_year",
  "budget",
  "entry",
  "expense",
  "gift",
  "invoice",
  "open_data",
  "payout",
  "reconciliation",
];
