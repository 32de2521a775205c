import * as z from "zod/mini";

/** An alert from the check that found it until the check that did not. */
export type StoredAlert = Readonly<{
  id: number;
  /** The id of the finding. */
  kind: string;
  place: string;
  why: string;
  beganAt: Date;
  endedAt: Date | null;
}>;

/** For staff: what is wrong, what it means and what to do. */
export const alertAnswer = z.object({ id: z.int(), beganAt: z.iso.datetime(), sentence: z.string() });
export type AlertAnswer = z.infer<typeof alertAnswer>;

const maxAlertAddresses = 20;
export const alertAddresses = z.array(z.email()).check(z.maxLength(maxAlertAddresses));
