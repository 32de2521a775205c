import * as z from "zod/mini";

/** What administrators fill in under Settings, by its place in the foundation's record. */
export const identityFields = [
  "registeredName",
  "statutoryName.en",
  "statutoryName.nl",
  "statutoryName.ar",
  "address.street",
  "address.postalCode",
  "address.city",
  "city.en",
  "city.nl",
  "city.ar",
  "rsin",
  "kvk",
  "iban",
  "bic",
  "email",
  "phone",
] as const;
export type IdentityField = (typeof identityFields)[number];
export type IdentityValues = Readonly<Record<IdentityField, string>>;

const field = z.enum(identityFields);

export const identityAnswer = z.object({
  version: z.int(),
  values: z.record(field, z.string()),
  /** The program's own example, which belongs to nobody. */
  sample: z.boolean(),
  /** Someone is at the same record in the editor and has not published it. */
  draftWaits: z.boolean(),
  /** Every identity the foundation has had, the newest first. */
  history: z.array(
    z.object({
      from: z.string(),
      by: z.nullable(z.string()),
      sample: z.boolean(),
      changes: z.array(z.object({ field, before: z.string(), after: z.string() })),
    }),
  ),
});
export type IdentityAnswer = z.infer<typeof identityAnswer>;
