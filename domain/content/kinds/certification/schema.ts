import * as z from "zod/mini";
import { day, plainText, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";

export const certificationStatuses = ["VALID", "IN_REVIEW", "WITHDRAWN", "EXPIRED"] as const;

/** A claim needs issuer, number and validity. */
export const certification = z.object({
  id: slug,
  title: localized,
  description: localized,
  number: plainText,
  issuer: localized,
  status: z.enum(certificationStatuses),
  /** Valid from; older records have none. */
  validFrom: z.prefault(z.nullable(day), null),
  validUntil: day,
  documentId: z.nullable(slug),
  /** Where the issuer publishes it; older records have none. */
  url: z.prefault(z.nullable(z.url({ protocol: /^https?$/, error: "not_an_address" })), null),
});

export type Certification = z.infer<typeof certification>;
