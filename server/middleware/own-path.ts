const own = "http://own.invalid";
/** One slash and then something else: two of them, or a backslash, begin the name of another host. */
const startsHere = /^\/(?![/\\])/;

/** Refuses other sites, `//host` and `/\host`. Also checks the normalised result, because `/.//host` becomes `//host`. */
export function ownPath(value: unknown): string {
  if (typeof value !== "string" || !startsHere.test(value)) return "/";
  const url = URL.parse(value, own);
  if (url?.origin !== own || !startsHere.test(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}
