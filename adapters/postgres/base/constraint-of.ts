/** The rule of the database that a statement broke; null: it failed for another reason. */
export const constraintOf = (error: unknown): string | null =>
  error instanceof Error && "constraint" in error && typeof error.constraint === "string"
    ? error.constraint
    : null;
