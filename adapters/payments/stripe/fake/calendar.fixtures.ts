/** So many months after the anchor, on its day and at its time; a month without that day ends on its last. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const timeOfDay = anchor % daySeconds;
  return first.getTime() / 1000 + (Math.min(from.getUTCDate(), last) - 1) * daySeconds + timeOfDay;
}

const daySeconds = 24 * 60 * 60;

/** When the period ends that begins then. */
export function periodEndAfter(anchor: number, start: number): number {
  for (let months = 0; ; months++) {
    const end = monthsAfter(anchor, months);
    if (end > start) return end;
  }
}
