import { localizedSchema, localizedText } from "#domain/localized-schema.ts";
import * as z from "zod/mini";
import type { Localized } from "#domain/language.ts";

const partStates = ["works", "partly", "down"] as const;
export type PartState = (typeof partStates)[number];

/** The known state of giving and mail. Nothing is requested from providers here: the last check and payments are used. */
export type StatusFacts = Readonly<{
  isWritable: boolean;
  /** A paused restored copy. */
  isStill: boolean;
  providers: readonly Readonly<{ name: string; serves: boolean }>[];
  transfers: boolean;
  mailIsLate: boolean;
}>;

/** Partly: one of several ways to give is unavailable. */
export function givingState({ isWritable, isStill, providers, transfers }: StatusFacts): PartState {
  if (!isWritable || isStill) return "down";
  const serving = providers.filter(({ serves }) => serves).length;
  if (serving === providers.length && (serving > 0 || transfers)) return "works";
  return serving > 0 || transfers ? "partly" : "down";
}

export const mailState = ({ isWritable, isStill, mailIsLate }: StatusFacts): PartState =>
  !isWritable || isStill ? "down" : mailIsLate ? "partly" : "works";

/** Not serving: unreachable at the last check, key refused, or paused because of card testing. */
export const servingOf = (providers: readonly string[], alerts: readonly string[], isAvailable: boolean) =>
  providers.map((name) => ({
    name,
    serves:
      isAvailable &&
      !["unreachable", "key", "permission"].some((fault) => alerts.includes(`${name}_${fault}`)),
  }));

export type Incident = Readonly<{
  part: "giving" | "mail";
  state: "partly" | "down";
  beganAt: Date;
  endedAt: Date | null;
}>;

const part = z.object({ state: z.enum(partStates), since: z.nullable(z.iso.datetime()) });

export const statusAnswer = z.object({
  checkedAt: z.iso.datetime(),
  giving: part,
  mail: part,
  /** When a provider last sent a notice; null: never, or unknown. */
  lastNoticeAt: z.nullable(z.iso.datetime()),
  /** Announced and not over. */
  maintenance: z.array(
    z.object({ id: z.string(), beginsAt: z.iso.datetime(), endsAt: z.iso.datetime(), words: localizedText }),
  ),
  /** Of the last ninety days, newest first; null: not readable now. */
  incidents: z.nullable(
    z.array(
      z.object({
        part: z.enum(["giving", "mail"]),
        state: z.enum(["partly", "down"]),
        beganAt: z.iso.datetime(),
        endedAt: z.nullable(z.iso.datetime()),
        /** Within announced maintenance. */
        planned: z.boolean(),
      }),
    ),
  ),
});
export type StatusAnswer = z.infer<typeof statusAnswer>;

const maxWordsLength = 300;
const oneText = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxWordsLength));
export const maintenanceToAnnounce = z.object({
  id: z.uuid(),
  beginsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  words: localizedSchema(oneText),
});
export type MaintenanceToAnnounce = z.infer<typeof maintenanceToAnnounce>;
export type Maintenance = Readonly<{ id: string; beginsAt: Date; endsAt: Date; words: Localized }>;
