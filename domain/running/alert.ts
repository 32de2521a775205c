import * as z from "zod/mini";

/** Something that needs a person, from the look that found it until the look that did not. */
export type StoredAlert = Readonly<{
  id: number;
  /** A finding of the doctor, as it was named when it was found. */
  kind: string;
  place: string;
  why: string;
  beganAt: Date;
  endedAt: Date | null;
}>;

/** As staff read it: the sentence says what is wrong, what it means and what to do. */
export const alertAnswer = z.object({ id: z.int(), beganAt: z.iso.datetime(), sentence: z.string() });
export type AlertAnswer = z.infer<typeof alertAnswer>;

const maxAlertAddresses = 20;
export const alertAddresses = z.array(z.email()).check(z.maxLength(maxAlertAddresses));
