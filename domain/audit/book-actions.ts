/** Actions on the books: the part of the log that auditors read. */
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
