import { setTimeout as pause } from "node:timers/promises";

const retryMs = 60;
const patienceMs = 120_000;

export type Person = ReturnType<typeof personWith>;

/** Somebody without an account, from an address that nobody else has: transfers are limited for each. */
export const visitor = (url: string, onStep: () => void, number: number): Person =>
  personWith(url, onStep, { "x-forwarded-for": `11.${number >> 16}.${(number >> 8) & 255}.${number & 255}` });

/** Somebody with a demo account, who tries again whenever the line breaks. */
export async function signIn(url: string, onStep: () => void, email: string): Promise<Person> {
  const cookie = await untilAnswered("/sign-in", async () => {
    const response = await fetch(`${url}/sign-in`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ form: "demo", email }),
    });
    const cookies = response.headers.getSetCookie().map((each) => each.split(";")[0]);
    return response.status < 400 ? cookies.join("; ") : undefined;
  });
  return personWith(url, onStep, { cookie });
}

function personWith(url: string, onStep: () => void, who: Readonly<Record<string, string>>) {
  return {
    /** `also`: statuses that a repeated or a colleague's request may bring. */
    call: (method: string, path: string, body?: object, also: readonly number[] = []): Promise<unknown> =>
      untilAnswered(path, async () => {
        onStep();
        const isFile = Buffer.isBuffer(body);
        const response = await fetch(url + path, {
          method,
          headers: { ...who, ...(!isFile && body && { "content-type": "application/json" }) },
          ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
        });
        const text = await response.text();
        if (response.ok) return text === "" ? {} : (JSON.parse(text) as unknown);
        if (also.includes(response.status)) return {};
        if (response.status >= 500 || response.status === 429) return undefined;
        throw new Refusal(`${method} ${path} answered ${response.status}: ${text}`);
      }),
  };
}

class Refusal extends Error {}

async function untilAnswered<T>(path: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (const giveUpAt = Date.now() + patienceMs; Date.now() < giveUpAt; await pause(retryMs)) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
  }
  throw new Error(`Nobody answered ${path}`);
}
