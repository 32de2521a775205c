import * as z from "zod/mini";

/** What an administrator still has to do after the site was set up, in the reader's language. */
export const firstStepsAnswer = z.object({
  /** In the order in which they are best done; none when everything is done or put off. */
  steps: z.array(z.object({ id: z.string(), href: z.string(), title: z.string(), why: z.string() })),
  done: z.int(),
  postponed: z.int(),
  total: z.int(),
});
export type FirstStepsAnswer = z.infer<typeof firstStepsAnswer>;
