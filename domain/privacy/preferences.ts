import * as z from "zod/mini";
import { languages, type Language } from "#domain/language.ts";

/** What the foundation may write about, each decided by itself. Receipts and answers are no news: they always come. */
export const purposes = ["news", "projects", "appeals", "events"] as const;
/** The ways it may do so. There is one today; a choice is kept with its way, so that another asks anew. */
const channels = ["email"] as const;

/** Names the words beside the ticks. Other words are another version: see preferences.test.ts. */
export const preferencesTextVersion = "preferences-4";

export const preferencesAnswer = z.object({
  language: z.enum(languages),
  choices: z.array(
    z.object({
      purpose: z.enum(purposes),
      channel: z.enum(channels),
      granted: z.boolean(),
      /** When this was last decided; null when it never was, which is a no. */
      decidedAt: z.nullable(z.string()),
    }),
  ),
});
export type Preferences = z.infer<typeof preferencesAnswer>;
export type Choice = Preferences["choices"][number];

export const preferencesBody = z.object({
  language: z.enum(languages),
  /** The choices that are a yes, as purpose.channel; every other one is a no. */
  granted: z.array(z.string()),
});
export type PreferenceChoices = z.infer<typeof preferencesBody>;

export const choiceName = ({ purpose, channel }: Pick<Choice, "purpose" | "channel">): string =>
  `${purpose}.${channel}`;

export const everyChoice: readonly Pick<Choice, "purpose" | "channel">[] = purposes.flatMap((purpose) =>
  channels.map((channel) => ({ purpose, channel })),
);

export type ConsentChange = Readonly<{ purpose: string; granted: boolean; textVersion: string }>;

/** Only what changed is written down: repeating a choice proves nothing new. */
export const changesIn = (before: readonly Choice[], { granted }: PreferenceChoices): ConsentChange[] =>
  before
    .map((choice) => ({ choice, wanted: granted.includes(choiceName(choice)) }))
    .filter(({ choice, wanted }) => choice.granted !== wanted)
    .map(({ choice, wanted }) => ({
      purpose: choiceName(choice),
      granted: wanted,
      textVersion: preferencesTextVersion,
    }));

export type StoredPreferences = Readonly<{
  read(userId: string): Promise<Preferences>;
  /** The language the words were read in may be another than the one chosen for mail. */
  save(userId: string, chosen: PreferenceChoices, seenIn: Language): Promise<Preferences>;
}>;
