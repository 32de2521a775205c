import { bitsOf, hasLeadingZeros, proofHeader, workOn } from "#domain/giving/risk/proof-of-work.ts";
import type { Language } from "#domain/language.ts";
import type { Answer, Body } from "../../data/api-key.ts";
import { answerIn, request } from "../../data/browser.ts";

/** Concurrent hashes; between two rounds the page can render. */
const atOnce = 512;

/** Requests the challenge, computes the proof of work and sends again. */
export async function startWithWork(
  language: Language,
  json: Body<"POST", "/api/donations">,
): Promise<Answer<"POST", "/api/donations">> {
  const send = (work?: string): Promise<Response> =>
    request(language, "POST", "/api/donations", { json, headers: work ? { [proofHeader]: work } : {} });
  const response = await send();
  const challenge = response.headers.get(proofHeader);
  const answer = response.status === 428 && challenge ? await send(await workFor(challenge)) : response;
  return answerIn(answer);
}

async function workFor(challenge: string): Promise<string> {
  const bits = bitsOf(challenge);
  const encoder = new TextEncoder();
  const isEnough = async (number: number): Promise<boolean> => {
    const hash = await crypto.subtle.digest("SHA-256", encoder.encode(workOn(challenge, number)));
    return hasLeadingZeros(new Uint8Array(hash), bits);
  };
  for (let first = 0; ; first += atOnce) {
    const enough = await Promise.all(Array.from({ length: atOnce }, (_, i) => isEnough(first + i)));
    const found = enough.indexOf(true);
    if (found >= 0) return workOn(challenge, first + found);
  }
}
