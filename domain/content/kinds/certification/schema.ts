import * as z from "zod/mini";
import { day, plainText, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { choice, optional, plain, prose, relation, words, type KindForm } from "../../editing/field-spec.ts";

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
  /** Null: it has no end, as a designation by the tax office. */
  validUntil: z.prefault(z.nullable(day), null),
  documentId: z.nullable(slug),
  /** Where the issuer publishes it; older records have none. */
  url: z.prefault(z.nullable(z.url({ protocol: /^https?$/, error: "not_an_address" })), null),
});

export type Certification = z.infer<typeof certification>;

export const certificationForm: KindForm = {
  title: "title",
  pageOf: () => "/transparency",
  ordered: true,
  fields: [
    words("title"),
    prose("description"),
    plain("number", "text"),
    words("issuer"),
    choice("status", certificationStatuses),
    optional(plain("validFrom", "date")),
    optional(plain("validUntil", "date")),
    optional(relation("documentId", "document")),
    optional(plain("url", "text")),
  ],
};
