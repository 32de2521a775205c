import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { requestCounts } from "../../requests/request-metrics.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";
import { onlyWhere } from "#testing/only-where.ts";
import { freePort } from "#testing/program.ts";

const isHere = spawnSync("prometheus", ["--version"]).error === undefined;
const folder = mkdtempSync(join(tmpdir(), "open-hand-scrape-"));
const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const deploy = join(import.meta.dirname, "..", "..", "..", "deploy", "monitoring");
const answer = z.object({
  data: z.object({
    result: z.array(
      z.object({ metric: z.record(z.string(), z.string()), value: z.tuple([z.number(), z.string()]) }),
    ),
  }),
});

/** Prometheus with the shipped configuration; only the addresses, the token's file and the interval are others. */
async function startPrometheus(target: string, token: string) {
  writeFileSync(join(folder, "token"), token);
  const config = readFileSync(join(deploy, "prometheus.yaml"), "utf8")
    .replace('"127.0.0.1:3001", "127.0.0.1:3002"', `"${target}"`)
    .replace("/etc/prometheus/open-hand-token", join(folder, "token"))
    .replace("scrape_interval: 15s", "scrape_interval: 1s")
    .replace("open-hand-alerts.yaml", join(deploy, "open-hand-alerts.yaml"));
  writeFileSync(join(folder, "prometheus.yaml"), config);
  const port = await freePort();
  const child = spawn(
    "prometheus",
    [
      `--config.file=${join(folder, "prometheus.yaml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: "ignore" },
  );
  stops.push(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  });
  return async (query: string): Promise<Record<string, string>[]> => {
    const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`;
    const response = await fetch(url).catch(() => null);
    if (!response?.ok) return [];
    return answer
      .parse(await response.json())
      .data.result.map(({ metric, value: [, value] }) => ({ ...metric, value }));
  };
}

/** Tests before this one in the same process were counted too. */
const byStatusOf = (group: string) => requestCounts().find((each) => each.group === group)?.byStatus ?? [];
const counted = (group: string, status: number): number =>
  byStatusOf(group).find((each) => each.status === status)?.count ?? 0;
const total = (group: string): number => byStatusOf(group).reduce((sum, { count }) => sum + count, 0);

test(
  "a real Prometheus scrapes requests, durations, the event loop and jobs under their own names",
  onlyWhere(isHere, "Debian's prometheus", async () => {
    const { pool, owner } = await testDatabase("demonstration");
    const token = "watch-".repeat(6);
    const program = await testApp(pool, { env: { METRICS_TOKEN: token }, seed: false });
    await owner.query("insert into job_health (job, failures, first_seen_at) values ('send-mail', 2, now())");
    const [donated, refused, shown] = [counted("donate", 201), counted("staff", 401), counted("pages", 200)];
    await giver(program.app, pool).gives();
    await program.app.request("/nl/donate");
    await program.app.request("/api/admin/today");
    const server = createServer(getRequestListener(program.app.fetch)).listen(await freePort(), "127.0.0.1");
    await once(server, "listening");
    stops.push(() => server.close());
    const at = z.object({ port: z.number() }).parse(server.address());

    const ask = await startPrometheus(`127.0.0.1:${at.port}`, token);
    const up = { timeout: 30_000 };
    await expect.poll(() => ask('up{job="open-hand"}'), up).toMatchObject([{ value: "1" }]);
    await expect
      .poll(() => ask('open_hand_requests_total{group="donate",status="201"}'), up)
      .toMatchObject([{ value: String(donated + 2), instance: `127.0.0.1:${at.port}` }]);
    const requests = async (labels: string) =>
      (await ask(`open_hand_requests_total{${labels}}`))[0]?.["value"];
    expect(await requests('group="donate",status="500"')).toBe(String(counted("donate", 500)));
    expect(await requests('group="staff",status="401"')).toBe(String(refused + 1));
    expect(await requests('group="pages",status="200"')).toBe(String(shown + 1));
    expect(await ask('open_hand_request_duration_seconds_bucket{group="donate",le="+Inf"}')).toMatchObject([
      { value: String(total("donate")) },
    ]);
    expect(await ask("histogram_quantile(1, open_hand_request_duration_seconds_bucket)")).not.toEqual([]);
    expect(await ask("open_hand_event_loop_delay_seconds")).toHaveLength(3);
    expect(await ask("max by (task) (open_hand_job_failures_in_a_row) > 0")).toMatchObject([
      { task: "send-mail", value: "2" },
    ]);
    expect(await ask("open_hand_last_gift_timestamp_seconds")).toHaveLength(1);
  }),
  60_000,
);
