import * as z from "zod/mini";
import { day, plainText, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";

export const certificationStatuses = ["VALID", "IN_REVIEW", "WITHDRAWN", "EXPIRED"] as const;

/** A claim is shown with who gave it, its number and how long it holds, or not at all. */
export const certification = z.object({
  id: slug,
  title: localized,
  description: localized,
  number: plainText,
  issuer: localized,
  status: z.enum(certificationStatuses),
  /** Since when it holds; records from before this was asked have none. */
  validFrom: z.prefault(z.nullable(day), null),
  validUntil: day,
  documentId: z.nullable(slug),
  /** Where anyone can look it up at whoever gave it; records from before this was asked have none. */
  url: z.prefault(z.nullable(z.url({ protocol: /^https?$/, error: "not_an_address" })), null),
});

export type Certification = z.infer<typeof certification>;
