import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { statusOn } from "./claims.ts";
import { certificationStatuses } from "./schema.ts";
import type { Certification } from "./schema.ts";

export const certificationAnswer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  number: z.string(),
  issuer: z.string(),
  status: z.enum(certificationStatuses),
  validUntil: z.nullable(z.string()),
  documentId: z.nullable(z.string()),
  url: z.nullable(z.string()),
});

export type CertificationAnswer = z.infer<typeof certificationAnswer>;

type Facts = Readonly<{ language: Language; today: string }>;

export const publicCertification = (
  certification: Certification,
  { language, today }: Facts,
): CertificationAnswer => ({
  id: certification.id,
  title: certification.title[language],
  description: certification.description[language],
  number: certification.number,
  issuer: certification.issuer[language],
  status: statusOn(certification, today),
  validUntil: certification.validUntil,
  documentId: certification.documentId,
  url: certification.url,
});
