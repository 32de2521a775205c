import type { RequestContext } from "../context.ts";

/** A parameter of the path that led here. Calls get theirs from their declaration; forms and files have none. */
export function pathParam(c: RequestContext, name: string): string {
  const value = c.req.param(name);
  if (value === undefined) throw new Error(`The path ${c.req.path} has no parameter ${name}`);
  return value;
}
