import { beforeAll, expect, test } from "vitest";
import { namePools } from "#adapters/postgres/base/pools-by-name.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool, owner } = await testDatabase("demonstration");
const token = "watch-".repeat(6);
let program: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  program = await testApp(pool, { env: { METRICS_TOKEN: token } });
});
const ask = (authorization?: string) =>
  program.app.request("/metrics", { headers: authorization === undefined ? {} : { authorization } });

test("nobody reads the figures without the token", async () => {
  for (const given of [undefined, "", "Bearer wrong", token, `Bearer ${token}x`])
    expect((await ask(given)).status).toBe(401);
  const without = await testApp(pool, { seed: false });
  expect(await (await without.app.request("/metrics")).text()).not.toContain("open_hand");
});

test("what is told is OpenMetrics: each family typed once, its samples after it, an end, and nobody's name", async () => {
  program.foundation.running.jobRuns.note("send-mail", "done", 12, 1_763_000_000_000);
  program.foundation.running.jobRuns.note("send-mail", "failed", 30, 1_763_000_001_000);
  await owner.query(
    "insert into job_health (job, first_seen_at) values ('fetch-payouts', now() - interval '1 day')",
  );
  const answer = await ask(`Bearer ${token}`);
  expect(answer.headers.get("content-type")).toBe(
    "application/openmetrics-text; version=1.0.0; charset=utf-8",
  );
  const text = await answer.text();
  expect(text.endsWith("# EOF\n")).toBe(true);
  expect(wrongLines(text)).toEqual([]);
  expect(text).toContain('open_hand_job_failures_total{task="send-mail"} 1\n');
  expect(text).toMatch(/open_hand_job_overdue_since_timestamp_seconds\{task="fetch-payouts"\} \d+/);
  expect(text).toContain("open_hand_database_up 1\n");
  expect(text).toContain("open_hand_standstill 0\n");
  expect(text).not.toContain("@");
});

test("connections are counted apart for each of those they are kept for", async () => {
  namePools(pool, { visitors: pool, staff: owner, replica: null });
  const text = await (await ask(`Bearer ${token}`)).text();
  const told = [...text.matchAll(/^open_hand_connections\{pool="(\w+)",state="(\w+)"\} \d+$/gm)];
  expect(told.map(([, of, state]) => `${of} ${state}`)).toEqual(
    ["visitors", "staff"].flatMap((of) => ["busy", "idle", "wanted"].map((state) => `${of} ${state}`)),
  );
});

/** Lines that stand where OpenMetrics does not allow them, or are none of its. */
function wrongLines(text: string): string[] {
  const families = new Map<string, string>();
  let current = "";
  return text
    .trimEnd()
    .split("\n")
    .slice(0, -1)
    .filter((line) => {
      const [, kind, name = "", rest = ""] = /^# (TYPE|HELP) ([a-z_]+) (.+)$/.exec(line) ?? [];
      if (kind === "HELP") return name !== current;
      if (kind === "TYPE") {
        const isSecond = families.has(name);
        families.set(name, rest);
        current = name;
        return isSecond;
      }
      const suffixes = { counter: ["_total"], histogram: ["_bucket", "_count", "_sum"] };
      const [, sample = ""] =
        /^([a-z_]+)(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? -?\d+(?:\.\d+)?(?:e-\d+)?$/.exec(line) ?? [];
      const allowed = Object.entries(suffixes).find(([type]) => type === families.get(current))?.[1] ?? [""];
      return !allowed.some((suffix) => sample === `${current}${suffix}`);
    });
}
