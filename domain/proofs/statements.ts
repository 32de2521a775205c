import * as z from "zod/mini";
import { isWhole } from "./sum-node.ts";
import { hexOfBytes, type SignedText } from "./signed.ts";

const whole = z.number().check(z.refine(isWhole));
const cents = whole.brand<"Cents">();
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const tree = z.strictObject({ size: whole, cents, root: hexOfBytes(32) });

/** The roots of one year at one moment. `otherCents`: raised in that year without a gift of its own. */
const rootSaid = z.strictObject({
  kind: z.literal("root"),
  year: whole,
  at: moment,
  gifts: tree,
  refunds: tree,
  otherCents: z.number().check(z.refine(Number.isSafeInteger)).brand<"Cents">(),
  entries: whole,
});
export type RootSaid = z.infer<typeof rootSaid>;

const keySaid = z.strictObject({ kind: z.literal("key"), at: moment, publicKey: hexOfBytes(32) });
const headSaid = z.strictObject({ kind: z.literal("head"), at: moment, size: whole, root: hexOfBytes(32) });
export type HeadSaid = z.infer<typeof headSaid>;

/** What is signed is always this text, so that it can be made again from its parts. */
export const rootStatement = (said: Omit<RootSaid, "kind">): string => {
  const { year, at, gifts, refunds, otherCents, entries } = said;
  const inOrder = ({ size, cents: sum, root }: RootSaid["gifts"]) => ({ size, cents: sum, root });
  return JSON.stringify({
    kind: "root",
    year,
    at,
    gifts: inOrder(gifts),
    refunds: inOrder(refunds),
    otherCents,
    entries,
  });
};
export const keyStatement = (at: string, publicKey: string): string =>
  JSON.stringify({ kind: "key", at, publicKey });
export const headStatement = (at: string, size: number, root: string): string =>
  JSON.stringify({ kind: "head", at, size, root });

const readAs =
  <Said>(schema: { safeParse: (value: unknown) => { success: boolean; data?: Said } }) =>
  ({ statement }: Pick<SignedText, "statement">): Said | null => {
    try {
      return schema.safeParse(JSON.parse(statement)).data ?? null;
    } catch {
      return null;
    }
  };

/** Null: the text says something else. */
export const readRoot = readAs<RootSaid>(rootSaid);
export const readKey = readAs<z.infer<typeof keySaid>>(keySaid);
export const readHead = readAs<HeadSaid>(headSaid);
