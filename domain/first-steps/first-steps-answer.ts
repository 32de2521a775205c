import * as z from "zod/mini";

/** An administrator's remaining steps, in the reader's language. */
export const firstStepsAnswer = z.object({
  /** In the recommended order; empty if all are done or postponed. */
  steps: z.array(z.object({ id: z.string(), href: z.string(), title: z.string(), why: z.string() })),
  done: z.int(),
  postponed: z.int(),
  total: z.int(),
});
export type FirstStepsAnswer = z.infer<typeof firstStepsAnswer>;
