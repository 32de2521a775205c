/** A path of this site, or "/". Other sites, `//host` and `/\host` are not followed. */
export function ownPath(value: unknown): string {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return "/";
  const url = URL.parse(value, "http://own.invalid");
  return url?.host === "own.invalid" ? url.pathname + url.search + url.hash : "/";
}
