import type { Language } from "#domain/language.ts";
import { refuseFailure, type Fetcher } from "./api-cache.ts";
import { withProof } from "./with-proof.ts";

/** Requests of the browser carry cookies and say which language the page is in. */
export const browserFetcher =
  (language: Language): Fetcher =>
  (path) =>
    fetch(path, { credentials: "include", headers: { "x-language": language } });

/** Sends JSON and reads JSON; a refusal is thrown as `status: body`. */
export async function sendJson<T>(
  language: Language,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await withProof(() =>
    fetch(path, {
      method,
      credentials: "include",
      headers: {
        "x-language": language,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return (await refuseFailure(response)).json() as Promise<T>;
}
