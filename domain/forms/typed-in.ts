/** What was typed into a field, by its name. What is no text counts as nothing typed. */
export const typedIn = (input: unknown): ((field: string) => string) => {
  const sent = sentIn(input);
  return (field) => {
    const value = sent(field);
    return typeof value === "string" ? value : "";
  };
};

/** The value that was sent for a field, whatever it is: a program may send a number or a truth. */
export const sentIn = (input: unknown): ((field: string) => unknown) => {
  const fields = new Map<string, unknown>(
    Object.entries(typeof input === "object" && input !== null ? input : {}),
  );
  return (field) => fields.get(field);
};
