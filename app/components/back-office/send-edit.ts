import type { ConflictAnswer, IncompleteAnswer } from "#domain/content/editing/answers.ts";
import type { Language } from "#domain/language.ts";
import { withProof } from "../../data/with-proof.ts";

export type Theirs = ConflictAnswer["theirs"];
export type Problem = IncompleteAnswer["problems"][number];
export type Sent =
  | { ok: true; version: number }
  | { ok: false; error: string; theirs?: Theirs; problems?: readonly Problem[] };

/** Two refusals bring more than a sentence, so this is not the usual way of sending. */
export async function sendEdit(
  language: Language,
  method: string,
  path: string,
  body?: unknown,
): Promise<Sent> {
  const response = await withProof(() =>
    fetch(path, {
      method,
      credentials: "include",
      headers: {
        "x-language": language,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (response.headers.get("content-type")?.startsWith("application/json")) {
    const answer = (await response.json()) as { version: number } & Partial<
      ConflictAnswer & IncompleteAnswer
    >;
    if (response.ok) return { ok: true, version: answer.version };
    const { error = "", theirs, problems } = answer;
    return { ok: false, error, ...(theirs && { theirs }), ...(problems && { problems }) };
  }
  return { ok: false, error: await response.text() };
}
