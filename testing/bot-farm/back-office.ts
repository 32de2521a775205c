import { setTimeout as pause } from "node:timers/promises";
import type { Call } from "./caller.ts";

const restMs = 200;
const looks = ["/api/admin/donations", "/api/admin/payment-pauses", "/api/admin/doubtful-gifts"];

/** A member of staff who looks at lists, one after the other, until it is over. */
export async function backOffice(call: Call, over: AbortSignal) {
  const entered = await call("/sign-in", {
    body: new URLSearchParams({ form: "demo", email: "staff@example.org" }).toString(),
  });
  const cookies = entered.headers["set-cookie"];
  const cookie = Array.isArray(cookies) ? cookies.map((each) => String(each).split(";")[0]).join("; ") : "";
  const waitedMs: number[] = [];
  const work = (async () => {
    for (let look = 0; !over.aborted; look++) {
      const begun = performance.now();
      const { status } = await call(looks[look % looks.length] ?? "", { headers: { cookie } });
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
