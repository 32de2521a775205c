const own = "http://own.invalid";
/** One slash and then something else: two of them, or a backslash, begin the name of another host. */
const startsHere = /^\/(?![/\\])/;

/**
 * A path of this site, or "/". Other sites, `//host` and `/\host` are not followed. The result is judged as well as what
 * was asked for: `/.//host` is harmless until the dot is taken out.
 */
export function ownPath(value: unknown): string {
  if (typeof value !== "string" || !startsHere.test(value)) return "/";
  const url = URL.parse(value, own);
  if (url?.origin !== own || !startsHere.test(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}
