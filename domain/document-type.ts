export const maxDocumentBytes = 5 * 1024 * 1024;

export const documentTypes = ["application/pdf", "image/jpeg", "image/png"] as const;
export type DocumentType = (typeof documentTypes)[number];
export type BookedDocument = Readonly<{ type: DocumentType; bytes: Uint8Array }>;

const beginnings: Readonly<Record<DocumentType, readonly number[]>> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The file type by content: name and declared type are not trusted. */
export function readDocument(bytes: Uint8Array): BookedDocument | "document_too_large" | "document_wrong" {
  if (bytes.length > maxDocumentBytes) return "document_too_large";
  const type = documentTypes.find((each) => beginnings[each].every((byte, place) => bytes[place] === byte));
  return type ? { type, bytes } : "document_wrong";
}

type Evidence = BookedDocument & Readonly<{ datedOn: string }>;
export type EvidenceRefusal =
  | "evidence_missing"
  | "evidence_date_wrong"
  | Extract<ReturnType<typeof readDocument>, string>;
export type DatedFile = Readonly<{ bytes: Uint8Array | null; datedOn: string | null }>;

/** Evidence is a file that is dated within or after the period it supports. */
export function readEvidence(
  { bytes, datedOn }: DatedFile,
  { from, today }: Readonly<{ from: string; today: string }>,
): Evidence | EvidenceRefusal {
  if (bytes === null || datedOn === null) return "evidence_missing";
  if (datedOn < from || datedOn > today) return "evidence_date_wrong";
  const document = readDocument(bytes);
  return typeof document === "string" ? document : { ...document, datedOn };
}

export const endingOf: Readonly<Record<DocumentType, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};
