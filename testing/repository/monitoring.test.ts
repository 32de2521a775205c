import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { metricsOf } from "#server/requests/metrics-of.ts";
import { writeMetrics } from "#server/requests/write-metrics.ts";
import { onlyWhere } from "#testing/only-where.ts";

const folder = join(import.meta.dirname, "..", "..", "deploy", "monitoring");
const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");

const metrics = writeMetrics(
  metricsOf({
    version: "0",
    uptimeSeconds: 1,
    memoryBytes: 1,
    droppedSpans: 0,
    requests: [{ group: "donate", byStatus: [{ status: 201, count: 1 }], durations: [1], seconds: 1 }],
    eventLoop: { median: 0, p99: 0, longest: 0 },
    pools: [{ name: "visitors", all: 2, idle: 1, wanted: 0 }],
    jobs: [["send-mail", { done: 1, failed: 0, lastMs: 1, lastEndedAt: 1 }]],
    stored: {
      mail: [{ state: "QUEUED", count: 1 }],
      gifts: [{ status: "COMPLETED", count: 1 }],
      lastGift: new Date(0),
      lastBackup: new Date(0),
      isStill: false,
      alerts: [{ kind: "mail_stuck", count: 1 }],
      jobs: [
        {
          job: "send-mail",
          everyMs: 1,
          runningSince: null,
          lastEndedAt: null,
          lastDurationMs: null,
          lastFailedAt: null,
          lastError: null,
          failures: 1,
          nextAt: null,
          overdueSince: new Date(0).toISOString(),
        },
      ],
    },
  }),
);
const known = new Set([...metrics.matchAll(/^(open_hand_\w+)[ {]/gm)].map(([, name]) => name));
const namesIn = (text: string): string[] => [...text.matchAll(/open_hand_\w+/g)].map(([name]) => name);

test("alerts and dashboard ask for figures that the program tells", () => {
  const asked = namesIn(textOf("open-hand-alerts.yaml") + textOf("open-hand-dashboard.json"));
  expect(asked.length).toBeGreaterThan(10);
  expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
});

test("no figure has a label that Prometheus sets itself: it would rename ours", () => {
  const labels = [...metrics.matchAll(/[{,](\w+)="/g)].map(([, name]) => name);
  expect(labels).toContain("task");
  expect(labels.filter((name) => name === "job" || name === "instance")).toEqual([]);
});

test("the dashboard shows every figure that the program tells", () => {
  const shown = new Set(namesIn(textOf("open-hand-dashboard.json")));
  expect([...known].filter((name) => name !== undefined && !shown.has(name))).toEqual([]);
});

test("every alert says what is wrong and what to do, and names a part of the runbook that is there", () => {
  const { groups } = z
    .object({
      groups: z.array(
        z.object({
          rules: z.array(
            z.object({
              alert: z.string(),
              annotations: z.object({ summary: z.string(), action: z.string() }),
            }),
          ),
        }),
      ),
    })
    .parse(parse(textOf("open-hand-alerts.yaml")));
  const runbook = readFileSync(join(folder, "..", "..", "docs", "operations.md"), "utf8");
  const named = groups
    .flatMap(({ rules }) => rules)
    .flatMap(({ annotations }) => /: "(.+)"\.$/.exec(annotations.action)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((title) => !new RegExp(`^#+ ${title}$`, "m").test(runbook))).toEqual([]);
});

const hasPromtool = spawnSync("promtool", ["--version"]).error === undefined;

test(
  "Prometheus takes the rules",
  onlyWhere(hasPromtool, "promtool", () => {
    const rules = spawnSync("promtool", ["check", "rules", join(folder, "open-hand-alerts.yaml")]);
    expect(rules.stderr.toString()).toBe("");
    expect(rules.status).toBe(0);
  }),
);

test(
  "alerts fire when donations fail or stop, and not before",
  onlyWhere(hasPromtool, "promtool", () => {
    const file = join(mkdtempSync(join(tmpdir(), "open-hand-rules-")), "rules.yaml");
    const cases = readFileSync(join(import.meta.dirname, "alert-rules.yaml"), "utf8");
    writeFileSync(file, cases.replace("RULES", join(folder, "open-hand-alerts.yaml")));
    const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
    rmSync(dirname(file), { recursive: true });
    expect(status, `${stdout}${stderr}`).toBe(0);
  }),
);
