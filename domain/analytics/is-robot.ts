/** Browsers and robots both call themselves Mozilla; robots add another word. Cubot makes phones. */
const names =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|uptime|scan|facebookexternalhit|embedly|curl|wget|python|java\/|go-http|okhttp|node|axios|libwww|feed|archive/i;

/** By user agent: good enough for counting, never for access control. */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith("Mozilla/") || names.test(userAgent);
