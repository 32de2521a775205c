/** Values that are not text count as empty. */
export const typedIn = (input: unknown): ((field: string) => string) => {
  const sent = sentIn(input);
  return (field) => {
    const value = sent(field);
    return typeof value === "string" ? value : "";
  };
};

/** Any type: an API client may send a number or a boolean. */
export const sentIn = (input: unknown): ((field: string) => unknown) => {
  const fields = new Map<string, unknown>(
    Object.entries(typeof input === "object" && input !== null ? input : {}),
  );
  return (field) => fields.get(field);
};
