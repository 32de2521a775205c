import * as z from "zod/mini";
import { cover, sdgTags, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";

/** Drawings the screens know. A program picks one, so that no page waits for an icon that does not exist. */
export const programIcons = [
  "school",
  "heart-handshake",
  "paw-print",
  "life-buoy",
  "book-open",
  "utensils",
  "house",
  "hand-heart",
  "stethoscope",
] as const;

export const programColors = ["blue", "purple", "green", "red"] as const;

export const program = z.object({
  id: slug,
  title: localized,
  description: localized,
  body: localized,
  icon: z.enum(programIcons),
  color: z.enum(programColors),
  sdgTags,
  cover,
  /** Zakat may go to people in need only, so never to animal welfare. */
  zakatEligible: z.boolean(),
});

export type Program = z.infer<typeof program>;
