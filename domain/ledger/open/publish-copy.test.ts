import { expect, test } from "vitest";
import type { Original } from "./ports.ts";
import { publicCopies } from "./publish-copy.ts";

const by = { actor: { userId: "u1", role: "STAFF" }, requestId: "r1" };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const original: Original = {
  bytes: bytesOf("%PDF-1.7 invoice to Anna"),
  sha256: "aa",
  isCost: true,
  isPersonnel: false,
  copy: null,
};
const typed = { id: "b52d7c6c-6a5c-4f5e-9d1d-0d9d2f0f6d11", number: 7, reason: null };
const redacted = bytesOf("%PDF-1.7 invoice to ####");

const publishing = async (
  changed: Partial<Original>,
  bytes: Uint8Array | null = redacted,
  reason: string | null = null,
) => {
  const added: number[] = [];
  const { publish } = publicCopies({
    original: (number) => Promise.resolve(number === 7 ? { ...original, ...changed } : null),
    add: ({ number }) => {
      added.push(number);
      return Promise.resolve();
    },
  });
  const outcome = await publish({ ...typed, reason }, bytes, by);
  expect(added).toEqual(outcome.ok ? [7] : []);
  return outcome.ok ? "published" : outcome.reason;
};

test("a copy is published beside an original of a cost", async () => {
  expect(await publishing({})).toBe("published");
  expect(await publishing({ bytes: null })).toBe("no_original");
  expect(await publishing({ isCost: false })).toBe("not_a_cost");
});

test("what would say what a person earns stays closed", async () => {
  expect(await publishing({ isPersonnel: true })).toBe("personnel");
});

test("a copy is another file, and no file that holds the whole original with bars drawn over it", async () => {
  expect(await publishing({}, original.bytes)).toBe("same_file");
  expect(await publishing({}, bytesOf("%PDF-1.7 invoice to Anna and bars"))).toBe("same_file");
  expect(await publishing({}, bytesOf("MZ"))).toBe("document_wrong");
});

test("a copy is replaced or taken away for a reason", async () => {
  const copy = { sha256: "bb", enteredOn: "2026-11-15", enteredBy: null };
  expect(await publishing({ copy })).toBe("reason_missing");
  expect(await publishing({ copy }, redacted, "A name was left")).toBe("published");
  expect(await publishing({ copy }, null, "A name was left")).toBe("published");
  expect(await publishing({}, null, "A name was left")).toBe("no_copy");
});
