import type { ApiResponse } from "#app/data/api-cache.ts";
import { Kept } from "./kept.ts";

const maxEntries = 500;
const maxBytes = 16 * 1024 * 1024;
/**
 * Most changes are told by the database; gifts, which on some nights come by the hundred a second, are not, and are seen after
 * this long. Each answer is then read at most so often, however many pages ask for it.
 */
export const freshMs = 2000;

type Known = Readonly<{ response: ApiResponse; text: string }>;

/** What pages were answered by calls that answer everybody the same, as data that is read and never changed. */
export function sharedAnswers() {
  const kept = new Kept<Known>({
    maxEntries,
    maxBytes,
    freshMs,
    bytesOf: ({ text }) => text.length,
    isKept: ({ response }) => response.ok,
  });
  return {
    get: async (name: string, ask: () => Promise<ApiResponse>): Promise<ApiResponse> =>
      (await kept.get({ name, group: name }, async (old) => readOnce(await ask(), old))).response,
    forget: () => kept.forget(),
  };
}

/** The same words are the same data: whoever made something of it need not look at it again. */
async function readOnce(response: ApiResponse, old: Known | undefined): Promise<Known> {
  const { ok, status, statusText, headers } = response;
  const text = await response.text();
  if (ok && old?.text === text) return old;
  const data: unknown = ok ? frozen(JSON.parse(text)) : undefined;
  return {
    text,
    response: {
      ok,
      status,
      statusText,
      headers,
      json: () => Promise.resolve(data),
      text: () => Promise.resolve(text),
    },
  };
}

/** A page that changed what it was given would change it for all others. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
