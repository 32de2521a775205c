/** The foundation's calendar is Amsterdam's, wherever the server stands. */
export const today = (): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" }).format(new Date());
