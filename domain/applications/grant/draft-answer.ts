import * as z from "zod/mini";

export const draftAnswer = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("OPEN"),
    callId: z.string(),
    fields: z.record(z.string(), z.string()),
    savedAt: z.string(),
    expiresAt: z.string(),
  }),
  z.object({ state: z.literal("SENT"), sentAt: z.string() }),
]);
export type DraftAnswer = z.infer<typeof draftAnswer>;
export type OpenDraft = Extract<DraftAnswer, { state: "OPEN" }>;

export const savedAnswer = z.object({ token: z.string(), savedAt: z.string(), expiresAt: z.string() });
export type SavedAnswer = z.infer<typeof savedAnswer>;
