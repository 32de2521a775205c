import type { RequestContext } from "../context.ts";

/** Answers the request, or leaves it to the next step. */
export type Step = (c: RequestContext) => Response | void | Promise<Response | void>;

/** All steps in one layer of Hono: a layer costs more than most steps, and most steps do not wait. */
export async function takeSteps(c: RequestContext, steps: readonly Step[]): Promise<Response | void> {
  for (const step of steps) {
    const answered = step(c);
    const response = answered instanceof Promise ? await answered : answered;
    if (response) return response;
  }
}
