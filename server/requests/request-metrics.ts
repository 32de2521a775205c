import { monitorEventLoopDelay } from "node:perf_hooks";
import { languages } from "#domain/language.ts";
import { counter, gauge, type Metric } from "./write-metrics.ts";

/** `donate` is the submitted form; looking at its page counts under `pages`. */
const groups = ["donate", "webhooks", "staff", "api", "pages", "health"] as const;
type Group = (typeof groups)[number];
const groupIndex = Object.fromEntries(groups.map((group, at) => [group, at])) as Record<Group, number>;

const localized = (path: string): string[] => [path, ...languages.map((language) => `/${language}${path}`)];
const groupOfPost = new Map<string, Group>(
  ["/api/create-payment-intent", "/api/donations", ...localized("/donate")].map((path) => [path, "donate"]),
);
const staffPaths = localized("/admin");
const healthPaths = new Set(["/metrics", "/readyz", "/status", "/api/status"]);

/** Upper limits in seconds; the last bucket has none. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Prometheus cannot see the growth of a counter that begins above zero, so the errors begin at zero. */
const shownAtZero = new Set([500, 503]);
const statuses = 600;
const buckets = durationBuckets.length + 1;
// Arrays of numbers, because every request is counted here.
const counts = new Float64Array(groups.length * statuses);
const bucketCounts = new Float64Array(groups.length * buckets);
const totalSeconds = new Float64Array(groups.length);

export function countRequest(method: string, path: string, status: number, ms: number): void {
  const group = groupIndex[groupOf(method, path)];
  const cell = group * statuses + status;
  counts[cell] = (counts[cell] ?? 0) + 1;
  const elapsed = ms / 1000;
  let bucket = 0;
  while (elapsed > (durationBuckets[bucket] ?? Infinity)) bucket += 1;
  const place = group * buckets + bucket;
  bucketCounts[place] = (bucketCounts[place] ?? 0) + 1;
  totalSeconds[group] = (totalSeconds[group] ?? 0) + elapsed;
}

function groupOf(method: string, path: string): Group {
  if (method === "POST" && groupOfPost.has(path)) return "donate";
  if (healthPaths.has(path)) return "health";
  if (path.startsWith("/api/")) {
    if (path.startsWith("/api/webhooks/")) return "webhooks";
    return path.startsWith("/api/admin/") ? "staff" : "api";
  }
  return staffPaths.some((start) => path.startsWith(start)) ? "staff" : "pages";
}

export type RequestCounts = readonly Readonly<{
  group: string;
  byStatus: readonly Readonly<{ status: number; count: number }>[];
  /** Requests per bucket, not cumulative. */
  durations: readonly number[];
  seconds: number;
}>[];

export const requestCounts = (): RequestCounts =>
  groups.map((group, at) => ({
    group,
    byStatus: [...counts.subarray(at * statuses, (at + 1) * statuses)].flatMap((count, status) =>
      count > 0 || shownAtZero.has(status) ? [{ status, count }] : [],
    ),
    durations: [...bucketCounts.subarray(at * buckets, (at + 1) * buckets)],
    seconds: totalSeconds[at] ?? 0,
  }));

export type EventLoopDelay = Readonly<{ median: number; p99: number; longest: number }>;

const resolutionMs = 20;
const windowMs = 15_000;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
let measuredSince = 0;

/** How late timers ran since the last call, in seconds. Calls within a window share it, so that two readers see the same. */
export function eventLoopDelay(): EventLoopDelay {
  // The recorded interval includes the timer's own.
  const late = (nanoseconds: number): number =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000) : 0;
  if (measuredSince === 0) delays.enable();
  const measured = {
    median: late(delays.percentile(50)),
    p99: late(delays.percentile(99)),
    longest: late(delays.max),
  };
  const now = performance.now();
  if (now - measuredSince > windowMs) {
    delays.reset();
    measuredSince = now;
  }
  return measured;
}

export const requestMetrics = (requests: RequestCounts, eventLoop: EventLoopDelay): Metric[] => [
  counter(
    "open_hand_requests",
    "Answered requests by kind of address and status; donate is the submitted form.",
    requests.flatMap(({ group, byStatus }) =>
      byStatus.map(({ status, count }) => ({ labels: { group, status: String(status) }, value: count })),
    ),
  ),
  {
    name: "open_hand_request_duration_seconds",
    type: "histogram",
    help: "Time until the answer began.",
    samples: requests.flatMap(histogramOf),
  },
  gauge("open_hand_event_loop_delay_seconds", "How late timers ran since the last scrape.", [
    { labels: { quantile: "0.5" }, value: eventLoop.median },
    { labels: { quantile: "0.99" }, value: eventLoop.p99 },
    { labels: { quantile: "1" }, value: eventLoop.longest },
  ]),
];

function histogramOf({ group, durations, seconds }: RequestCounts[number]): Metric["samples"] {
  let count = 0;
  const cumulative = durations.map((requests, at) => {
    count += requests;
    const limit = durationBuckets[at];
    const le = limit === undefined ? "+Inf" : Number.isInteger(limit) ? `${limit}.0` : String(limit);
    return { suffix: "_bucket", labels: { group, le }, value: count };
  });
  return [
    ...cumulative,
    { suffix: "_count", labels: { group }, value: count },
    { suffix: "_sum", labels: { group }, value: seconds },
  ];
}
