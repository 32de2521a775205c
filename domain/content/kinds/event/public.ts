import * as z from "zod/mini";
import { block } from "../../blocks/block-schema.ts";
import type { Language } from "#domain/language.ts";
import { countryCode, untranslated } from "../../fields.ts";
import type { ContentEvent } from "./schema.ts";
import type { Program } from "../program/schema.ts";
import { untranslatedIn } from "../../untranslated.ts";
import { coverAltOf, coverUrlOf } from "../../cover-url.ts";

/** Open; full, with a waiting list; started; over. */
const eventStates = ["OPEN", "FULL", "STARTED", "PAST"] as const;
type EventState = (typeof eventStates)[number];

export const eventAnswer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Times with the offset of the event's location. */
  startsAt: z.string(),
  endsAt: z.string(),
  place: z.string(),
  countryCode,
  online: z.boolean(),
  capacity: z.int(),
  placesLeft: z.int(),
  state: z.enum(eventStates),
  /** The color of the event's program; null if it has none. */
  color: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
  coverAlt: z.nullable(z.string()),
  untranslated,
});

export type EventAnswer = z.infer<typeof eventAnswer>;

export const eventPageAnswer = z.extend(eventAnswer, {
  body: z.array(block),
  program: z.nullable(z.object({ id: z.string(), title: z.string() })),
});

export type EventPageAnswer = z.infer<typeof eventPageAnswer>;

type Around = Readonly<{ program: Pick<Program, "color"> | undefined; placesTaken: number; now: Date }>;

export const publicEvent = (
  event: ContentEvent,
  { program, placesTaken, now }: Around,
  language: Language,
): EventAnswer => {
  // Can be negative after staff reduced the capacity.
  const placesLeft = Math.max(0, event.capacity - placesTaken);
  return {
    id: event.id,
    title: event.title[language],
    description: event.description[language],
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    place: event.place[language],
    countryCode: event.countryCode,
    online: event.online,
    capacity: event.capacity,
    placesLeft,
    state: stateOf(event, placesLeft, now),
    color: program?.color ?? null,
    coverUrl: coverUrlOf(event.cover),
    coverAlt: coverAltOf(event.cover, language),
    ...untranslatedIn(event),
  };
};

function stateOf({ startsAt, endsAt }: ContentEvent, placesLeft: number, now: Date): EventState {
  if (Date.parse(endsAt) <= now.getTime()) return "PAST";
  if (Date.parse(startsAt) <= now.getTime()) return "STARTED";
  return placesLeft === 0 ? "FULL" : "OPEN";
}
