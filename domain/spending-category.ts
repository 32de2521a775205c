/** The three groups of expenditure under RJ 650. */
export const spendingCategories = ["PROGRAM", "ADMINISTRATION", "FUNDRAISING"] as const;
export type SpendingCategory = (typeof spendingCategories)[number];

/** As some catalogs write them. */
export const inLowerCase = (category: SpendingCategory) =>
  category.toLowerCase() as Lowercase<SpendingCategory>;
