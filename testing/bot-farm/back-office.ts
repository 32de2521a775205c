import { setTimeout as pause } from "node:timers/promises";
import type { Call } from "./caller.ts";

const restMs = 200;
const looks = ["/api/admin/donations", "/api/admin/payment-pauses", "/api/admin/doubtful-gifts"];

/** A member of staff who looks at lists, one after the other, until it is over; who comes in again when days have passed. */
export async function backOffice(call: Call, over: AbortSignal) {
  const signIn = async (): Promise<string> => {
    const entered = await call("/sign-in", {
      body: new URLSearchParams({ form: "demo", email: "staff@example.org" }).toString(),
    });
    const cookies = entered.headers["set-cookie"];
    return Array.isArray(cookies) ? cookies.map((each) => String(each).split(";")[0]).join("; ") : "";
  };
  const waitedMs: number[] = [];
  const work = (async () => {
    let cookie = await signIn();
    for (let look = 0; !over.aborted; look++) {
      const path = looks[look % looks.length] ?? "";
      const begun = performance.now();
      const first = await call(path, { headers: { cookie } });
      if (first.status === 401) cookie = await signIn();
      const { status } = first.status === 401 ? await call(path, { headers: { cookie } }) : first;
      if (status !== 200) throw new Error(`The back office answered ${status}`);
      waitedMs.push(performance.now() - begun);
      await pause(restMs);
    }
  })();
  return {
    p99Ms: async (): Promise<number> => {
      await work;
      const sorted = waitedMs.sort((a, b) => a - b);
      return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    },
  };
}
