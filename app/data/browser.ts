import type { Method } from "#contract/call.ts";
import type { Language } from "#domain/language.ts";
import { refuseFailure, type Fetcher } from "./api-cache.ts";
import type { Address, Answer, ApiPath, Body, MethodOf } from "./api-key.ts";
import { withProof } from "./with-proof.ts";

/** Requests of the browser carry cookies and say which language the page is in. */
export const browserFetcher =
  (language: Language): Fetcher =>
  (address) =>
    request(language, "GET", address);

type Sent = { json?: unknown; headers?: Record<string, string>; file?: Blob };

export const request = (
  language: Language,
  method: Method,
  address: string,
  { json, headers, file }: Sent = {},
): Promise<Response> =>
  fetch(address, {
    method,
    credentials: "include",
    headers: {
      "x-language": language,
      ...(json !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(file && { body: file }),
  });

/** Nothing, where the call declares no body. */
export type SentBody<M extends Method, Path extends ApiPath> =
  undefined extends Body<M, Path> ? [body?: Body<M, Path>] : [body: Body<M, Path>];

/** Makes a declared call and reads its answer; a refusal is thrown as `Refused`. */
export async function send<Path extends ApiPath, M extends MethodOf<Path>>(
  language: Language,
  method: M,
  address: Address<Path>,
  ...[json]: SentBody<M, Path>
): Promise<Answer<M, Path>> {
  const response = await withProof(() => request(language, method, address, { json }));
  return answerIn<Answer<M, Path>>(response);
}

export async function answerIn<Answered>(response: Response): Promise<Answered> {
  const { status } = await refuseFailure(response);
  return status === 204 ? (undefined as Answered) : bodyOf<Answered>(response);
}

/** The only cast from a response to its declared type; tests check the server against it. */
export async function bodyOf<Answered>(response: Response): Promise<Answered> {
  const body: unknown = await response.json();
  return body as Answered;
}
