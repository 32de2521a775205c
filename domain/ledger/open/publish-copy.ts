import * as z from "zod/mini";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { readDocument } from "#domain/document-type.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { maxReasonLength, minReasonLength } from "#domain/limits.ts";
import type { Original, PublicCopies } from "./ports.ts";

/** Without a document the existing copy is removed. */
export const typedCopy = z.object({
  id: z.uuid(),
  number: z.int().check(z.minimum(1)),
  reason: z.nullable(
    z.string().check(z.overwrite(oneLine), z.minLength(minReasonLength), z.maxLength(maxReasonLength)),
  ),
});

/** The state of an entry's public copy, for staff. */
export const copyState = z.object({
  mayPublish: z.enum(["yes", "not_a_cost", "no_original", "personnel"]),
  originalSha256: z.nullable(z.string()),
  copy: z.nullable(
    z.object({ sha256: z.string(), enteredOn: z.string(), enteredBy: z.nullable(z.string()) }),
  ),
});
type CopyState = z.infer<typeof copyState>;

type Reason =
  | Exclude<CopyState["mayPublish"], "yes">
  | "not_found"
  | "same_file"
  | "no_copy"
  | "reason_missing"
  | "document_wrong"
  | "document_too_large";
export type PublishOutcome = { ok: true } | { ok: false; reason: Reason };

export function publicCopies({ original: originalOf, add }: PublicCopies) {
  return {
    state: async (number: number): Promise<CopyState | null> => {
      const original = await originalOf(number);
      return (
        original && {
          mayPublish: mayPublish(original),
          originalSha256: original.sha256,
          copy: original.copy,
        }
      );
    },

    /** Adds or replaces the copy without names, or removes it. */
    publish: async (
      typed: z.infer<typeof typedCopy>,
      bytes: Uint8Array | null,
      by: Caller,
    ): Promise<PublishOutcome> => {
      const original = await originalOf(typed.number);
      if (!original) return { ok: false, reason: "not_found" };
      const may = mayPublish(original);
      if (may !== "yes") return { ok: false, reason: may };
      if (bytes === null && original.copy === null) return { ok: false, reason: "no_copy" };
      // Somebody may have downloaded the earlier copy, so the log needs a reason.
      if (original.copy !== null && typed.reason === null) return { ok: false, reason: "reason_missing" };
      const document = bytes && readDocument(bytes);
      if (typeof document === "string") return { ok: false, reason: document };
      if (document && original.bytes && beginsWith(document.bytes, original.bytes))
        return { ok: false, reason: "same_file" };
      await add({ ...typed, document }, by);
      return { ok: true };
    },
  };
}

function mayPublish({ isCost, isPersonnel, bytes }: Original): CopyState["mayPublish"] {
  if (!isCost) return "not_a_cost";
  if (isPersonnel) return "personnel";
  return bytes ? "yes" : "no_original";
}

/** The original, or the original with something appended: redacted PDFs are often like this. */
const beginsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  bytes.length >= start.length && start.every((byte, place) => bytes[place] === byte);
