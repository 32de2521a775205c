import { endingOf, maxDocumentBytes, type BookedDocument } from "#domain/document-type.ts";

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
