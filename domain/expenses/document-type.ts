export const maxDocumentBytes = 5 * 1024 * 1024;

export const documentTypes = ["application/pdf", "image/jpeg", "image/png"] as const;
export type DocumentType = (typeof documentTypes)[number];

const beginnings: Readonly<Record<DocumentType, readonly number[]>> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What a file is, by how it begins: its name and its type are only what somebody says. Null: nothing we keep. */
export const documentTypeOf = (bytes: Uint8Array): DocumentType | null =>
  documentTypes.find((type) => beginnings[type].every((byte, place) => bytes[place] === byte)) ?? null;

export const endingOf: Readonly<Record<DocumentType, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};
