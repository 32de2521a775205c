import * as z from "zod/mini";
import { languages, type Language } from "#domain/language.ts";

/** Topics we may write about, each with its own consent. Receipts and replies are always sent. */
export const purposes = ["news", "projects", "appeals", "events"] as const;
/** One channel today; consents are stored with their channel, so that another needs its own. */
const channels = ["email"] as const;

/** Names the version of the consent texts: see preferences.test.ts. */
export const preferencesTextVersion = "preferences-5";

export const preferencesAnswer = z.object({
  language: z.enum(languages),
  choices: z.array(
    z.object({
      purpose: z.enum(purposes),
      channel: z.enum(channels),
      granted: z.boolean(),
      /** When this was last decided; null: never, which means no. */
      decidedAt: z.nullable(z.string()),
    }),
  ),
});
export type Preferences = z.infer<typeof preferencesAnswer>;
export type Choice = Preferences["choices"][number];

export const preferencesBody = z.object({
  language: z.enum(languages),
  /** Granted choices as purpose.channel; all others are no. */
  granted: z.array(z.string()),
});
export type PreferenceChoices = z.infer<typeof preferencesBody>;

export const choiceName = ({ purpose, channel }: Pick<Choice, "purpose" | "channel">): string =>
  `${purpose}.${channel}`;

export const everyChoice: readonly Pick<Choice, "purpose" | "channel">[] = purposes.flatMap((purpose) =>
  channels.map((channel) => ({ purpose, channel })),
);

export type ConsentChange = Readonly<{ purpose: string; granted: boolean; textVersion: string }>;

/** Only changes are stored: repeating a choice proves nothing new. */
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
  /** The language of the texts may differ from the mail language. */
  save(userId: string, chosen: PreferenceChoices, seenIn: Language): Promise<Preferences>;
}>;
