import * as z from "zod/mini";

/** What would stay locked, and until when, if the person were erased today. */
const locked = z.object({ records: z.number(), until: z.nullable(z.string()) });

export const privacyAnswer = z.object({
  /** What must be typed to be erased. */
  email: z.string(),
  locked,
  /** Monthly gifts that an erasure would end. */
  monthlyGifts: z.number(),
  /** Who looked at or changed this person's data, newest first. Staff are shown by their role, not by name. */
  looks: z.array(z.object({ at: z.string(), action: z.string(), role: z.nullable(z.string()) })),
});
export type PrivacyAnswer = z.infer<typeof privacyAnswer>;

export const erasureBody = z.object({ email: z.string() });
export const erasureAnswer = z.object({ locked });
