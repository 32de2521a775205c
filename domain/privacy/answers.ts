import * as z from "zod/mini";

/** What would stay locked, and until when, after an erasure today. */
const locked = z.object({ records: z.number(), until: z.nullable(z.string()) });

export const privacyAnswer = z.object({
  /** Must be typed to confirm an erasure. */
  email: z.string(),
  locked,
  /** Monthly donations that an erasure would end. */
  monthlyGifts: z.number(),
  /** Who read or changed this person's data, newest first. Staff are shown by role, not by name. */
  looks: z.array(z.object({ at: z.string(), action: z.string(), role: z.nullable(z.string()) })),
});
export type PrivacyAnswer = z.infer<typeof privacyAnswer>;

export const erasureBody = z.object({ email: z.string() });
export const erasureAnswer = z.object({ locked });
