import {
  endingOf,
  maxDocumentBytes,
  type BookedDocument,
  type EvidenceRefusal,
} from "#domain/document-type.ts";
import type { RequestContext } from "../context.ts";
import { refuse } from "../refuse.ts";

/** A document of five megabytes as text, and the rest of the form. */
export const maxFormWithDocument = Math.ceil((maxDocumentBytes * 4) / 3) + 64 * 1024;

/** Always a download, never a page of ours. */
export const documentAnswer = ({ type, bytes }: BookedDocument, name: string) =>
  [
    new Uint8Array(bytes),
    200,
    {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}.${endingOf[type]}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  ] as const;

const refusals = {
  document_too_large: 413,
  document_wrong: 422,
  evidence_missing: 422,
  evidence_date_wrong: 422,
} as const satisfies Record<EvidenceRefusal, number>;

export const isAboutDocument = (reason: string): reason is EvidenceRefusal => Object.hasOwn(refusals, reason);

export const refuseDocument = (c: RequestContext, reason: EvidenceRefusal) =>
  refuse(c, refusals[reason], `documents.error.${reason}`);
