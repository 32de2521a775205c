import type { Params, Route } from "../routes/route.ts";

export type Match = { route: Route; params: Params };

/** Paths are few and plain: segments are literal or `:name`. A trailing slash does not matter. */
export function matchIn(routes: readonly Route[], path: string): Match | null {
  const segments = segmentsOf(path);
  for (const route of routes) {
    const params = paramsOf(patternOf(route), segments);
    if (params) return { route, params };
  }
  return null;
}

/** Paths are parsed once. */
const patterns = new WeakMap<Route, readonly string[]>();

function patternOf(route: Route): readonly string[] {
  let pattern = patterns.get(route);
  if (!pattern) patterns.set(route, (pattern = segmentsOf(route.path)));
  return pattern;
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Params | null {
  if (pattern.length !== segments.length) return null;
  const params: Params = {};
  for (let index = 0; index < pattern.length; index += 1) {
    const [part = "", segment = ""] = [pattern[index], segments[index]];
    if (part.startsWith(":")) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean).map(decodeSegment);

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
