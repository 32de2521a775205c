/** Browsers name themselves Mozilla, and so do the robots that give themselves away by another word. Cubot makes phones. */
const names =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|uptime|scan|facebookexternalhit|embedly|curl|wget|python|java\/|go-http|okhttp|node|axios|libwww|feed|archive/i;

/** By what it calls itself: good enough to count visits, never to keep anyone out. */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith("Mozilla/") || names.test(userAgent);
