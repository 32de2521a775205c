export type GrantCallRefusal = "call_unknown" | "call_not_open_yet" | "call_closed";

/** Both days inclusive, in Amsterdam. */
export const grantCallRefusal = (
  { opensOn, closesOn }: Readonly<{ opensOn: string; closesOn: string }>,
  today: string,
): Exclude<GrantCallRefusal, "call_unknown"> | null =>
  today > closesOn ? "call_closed" : today < opensOn ? "call_not_open_yet" : null;
