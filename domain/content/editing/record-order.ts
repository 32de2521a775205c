/** One step of a record past its neighbour, as whoever pressed the button saw the two. */
export type OrderRequest = Readonly<{ id: string; over: string; direction: "up" | "down" }>;

/**
 * The order in which the request holds; the same order where it holds already, so that a request sent twice, or by two
 * colleagues, is met once. Null: one of the two is no longer there.
 */
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
