/** Moves a record past its neighbour, as the user saw both. */
export type OrderRequest = Readonly<{ id: string; over: string; direction: "up" | "down" }>;

/** The requested order; unchanged if it already holds, so that a repeated request applies once. Null: one of the two is gone. */
export function requestedOrder(
  order: readonly string[],
  { id, over, direction }: OrderRequest,
): string[] | null {
  const [from, past] = [order.indexOf(id), order.indexOf(over)];
  if (from === -1 || past === -1 || from === past) return null;
  const holds = direction === "up" ? from < past : from > past;
  if (holds) return [...order];
  const others = order.filter((each) => each !== id);
  const place = others.indexOf(over) + (direction === "up" ? 0 : 1);
  return others.toSpliced(place, 0, id);
}
