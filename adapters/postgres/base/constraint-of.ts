/** The violated constraint; null: another failure. */
export const constraintOf = (error: unknown): string | null =>
  error instanceof Error && "constraint" in error && typeof error.constraint === "string"
    ? error.constraint
    : null;
