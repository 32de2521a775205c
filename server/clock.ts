/** The foundation's calendar is Amsterdam's, wherever the server stands. */
export const today = (): string => calendar.format(new Date());

/** Made once: making one takes as long as a thousand dates. */
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" });
