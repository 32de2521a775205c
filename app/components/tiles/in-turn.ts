/** The item at this place of an endlessly repeated list. */
export function inTurn<T>(list: readonly T[], place: number): T {
  const item = list[place % list.length];
  if (item === undefined) throw new RangeError(`Nothing at place ${place} of a list of ${list.length}`);
  return item;
}
