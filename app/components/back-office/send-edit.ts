import type { ConflictAnswer, IncompleteAnswer } from "#domain/content/editing/answers.ts";
import type { Language } from "#domain/language.ts";
import type { Method } from "#contract/call.ts";
import type { Address } from "../../data/api-key.ts";
import { bodyOf, request } from "../../data/browser.ts";
import { withProof } from "../../data/with-proof.ts";

export type Theirs = ConflictAnswer["theirs"];
export type Problem = IncompleteAnswer["problems"][number];
export type Sent =
  | { ok: true; version: number }
  | { ok: false; error: string; theirs?: Theirs; problems?: readonly Problem[] };

/** Two refusals contain data, so this does not use `send`. */
export async function sendEdit(
  language: Language,
  method: Method,
  address: Address,
  json?: unknown,
): Promise<Sent> {
  const response = await withProof(() => request(language, method, address, { json }));
  if (response.headers.get("content-type")?.startsWith("application/json")) {
    const answer = await bodyOf<{ version: number } & Partial<ConflictAnswer & IncompleteAnswer>>(response);
    if (response.ok) return { ok: true, version: answer.version };
    const { error = "", theirs, problems } = answer;
    return { ok: false, error, ...(theirs && { theirs }), ...(problems && { problems }) };
  }
  return { ok: false, error: await response.text() };
}
