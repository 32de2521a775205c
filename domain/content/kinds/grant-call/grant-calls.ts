import type { Language } from "#domain/language.ts";
import type { GrantCall } from "./schema.ts";
import type { Content } from "../../ports.ts";
import {
  callState,
  callStates,
  publicGrantCall,
  publicGrantCallPage,
  type GrantCallAnswer,
  type GrantCallPageAnswer,
} from "./public.ts";

type Needs = { content: Content; today: () => string };

/** Only calls written by staff: nobody should apply to a sample call. */
export const publishedGrantCalls = ({ content, today }: Needs) => ({
  /** Open calls by closing date, then future ones, then closed ones, latest first. */
  list: async (language: Language): Promise<GrantCallAnswer[]> => {
    const [calls, programs] = await Promise.all([content.list("grantCall"), content.list("program")]);
    const day = today();
    return calls.toSorted(inOrder(day)).map((call) => {
      const program = programs.find(({ id }) => id === call.programId);
      return publicGrantCall(call, { program, today: day }, language);
    });
  },

  find: async (id: string, language: Language): Promise<GrantCallPageAnswer | null> => {
    const call = await content.find("grantCall", id);
    if (!call) return null;
    const program = call.programId === null ? null : await content.find("program", call.programId);
    return publicGrantCallPage(call, { program: program ?? undefined, today: today() }, language);
  },
});

const inOrder =
  (day: string) =>
  (a: GrantCall, b: GrantCall): number => {
    const [stateOfA, stateOfB] = [callState(a, day), callState(b, day)];
    const byState = callStates.indexOf(stateOfA) - callStates.indexOf(stateOfB);
    const byDay = a.closesOn.localeCompare(b.closesOn);
    return byState || (stateOfA === "CLOSED" ? -byDay : byDay);
  };
