import * as z from "zod/mini";
import { emailPurposes, type EmailPurpose } from "#domain/email-purposes.ts";
import { languages } from "#domain/language.ts";

/** One channel today; consents are stored with their channel, so that another needs its own. */
const channels = ["email"] as const;

export const preferencesAnswer = z.object({
  language: z.enum(languages),
  choices: z.array(
    z.object({
      purpose: z.enum(emailPurposes),
      channel: z.enum(channels),
      granted: z.boolean(),
      /** When this was last decided; null: never, which means no. */
      decidedAt: z.nullable(z.string()),
    }),
  ),
});
export type Preferences = z.infer<typeof preferencesAnswer>;
export type Choice = Preferences["choices"][number];

/** For the holder of a link from one of our emails. */
export const linkedPreferencesAnswer = z.extend(preferencesAnswer, {
  email: z.string(),
  /** The purpose of the email that the link was in; null: none, the link is about all. */
  purpose: z.nullable(z.enum(emailPurposes)),
  /** Asked for on a form, and not confirmed yet. */
  waiting: z.array(z.enum(emailPurposes)),
});
export type LinkedPreferences = z.infer<typeof linkedPreferencesAnswer>;

export const preferencesBody = z.object({
  language: z.enum(languages),
  /** Granted choices as purpose.channel; all others are no. */
  granted: z.array(z.string()),
});
export type PreferenceChoices = z.infer<typeof preferencesBody>;

export const choiceName = ({ purpose, channel }: Pick<Choice, "purpose" | "channel">): string =>
  `${purpose}.${channel}`;

export const everyChoice: readonly Pick<Choice, "purpose" | "channel">[] = emailPurposes.flatMap((purpose) =>
  channels.map((channel) => ({ purpose, channel })),
);

export type ConsentChange = Readonly<{ purpose: EmailPurpose; granted: boolean }>;

/** Only changes are stored: repeating a choice proves nothing new. */
export const changesIn = (
  before: readonly Choice[],
  { granted }: Pick<PreferenceChoices, "granted">,
): ConsentChange[] =>
  before
    .map((choice) => ({ choice, wanted: granted.includes(choiceName(choice)) }))
    .filter(({ choice, wanted }) => choice.granted !== wanted)
    .map(({ choice, wanted }) => ({ purpose: choice.purpose, granted: wanted }));
