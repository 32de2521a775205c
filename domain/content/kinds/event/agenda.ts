import type { Language } from "#domain/language.ts";
import type { ContentEvent } from "./schema.ts";
import type { Program } from "../program/schema.ts";
import { readBlocks } from "../../blocks/read-blocks.ts";
import type { Content } from "../../ports.ts";
import { publicEvent, type EventAnswer, type EventPageAnswer } from "./public.ts";

type Needs = {
  content: Content;
  /** Confirmed people by event. */
  placesTaken: () => Promise<ReadonlyMap<string, number>>;
  clock: () => Date;
};

/** Only events written by staff: nobody should register for a sample event. */
export const publishedAgenda = ({ content, placesTaken, clock }: Needs) => {
  const around = async () => {
    const [programs, taken] = await Promise.all([content.list("program"), placesTaken()]);
    const byId = new Map(programs.map((program) => [program.id, program]));
    const now = clock();
    const answer = (event: ContentEvent, language: Language) => {
      const program = programOf(event, byId);
      return publicEvent(event, { program, placesTaken: taken.get(event.id) ?? 0, now }, language);
    };
    return { byId, now, answer };
  };

  return {
    /** Upcoming events in order, then past events, latest first. */
    list: async (language: Language): Promise<EventAnswer[]> => {
      const [events, { now, answer }] = await Promise.all([content.list("event"), around()]);
      const isOver = ({ endsAt }: ContentEvent) => Date.parse(endsAt) <= now.getTime();
      const inOrder = events.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
      const toCome = inOrder.filter((event) => !isOver(event));
      const over = inOrder.filter(isOver).toReversed();
      return [...toCome, ...over].map((event) => answer(event, language));
    },

    find: async (id: string, language: Language): Promise<EventPageAnswer | null> => {
      const event = await content.find("event", id);
      if (!event) return null;
      const { byId, answer } = await around();
      const program = programOf(event, byId);
      return {
        ...answer(event, language),
        body: readBlocks(event.body[language]),
        program: program ? { id: program.id, title: program.title[language] } : null,
      };
    },
  };
};

const programOf = ({ programId }: ContentEvent, byId: ReadonlyMap<string, Program>): Program | undefined =>
  byId.get(programId ?? "");
