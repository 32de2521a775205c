import type { RequestContext } from "../context.ts";

/** For forms and files; calls have typed parameters. */
export function pathParam(c: RequestContext, name: string): string {
  const value = c.req.param(name);
  if (value === undefined) throw new Error(`The path ${c.req.path} has no parameter ${name}`);
  return value;
}
