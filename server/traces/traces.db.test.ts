import { createServer, get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { openPool } from "#adapters/postgres/base/client.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { whileDoing } from "./doing.ts";
import { exportSpans } from "./export-spans.ts";
import { traceCalls } from "./begin-traces.ts";
import { inSpan, startTracing } from "./tracing.ts";
import { watchStatement } from "./watch-statement.ts";

/** As opentelemetry-proto describes ExportTraceServiceRequest in JSON; anything else in it is a mistake. */
const attribute = z.strictObject({
  key: z.string().min(1),
  value: z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
  ]),
});
const span = z.strictObject({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .optional(),
  name: z.string().min(1),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(attribute),
  status: z.strictObject({ code: z.literal(2).optional() }),
});
const batch = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(span) }),
      ),
    }),
  ),
});

const received: z.infer<typeof span>[] = [];
const passedOn: IncomingHttpHeaders[] = [];
const collector = createServer(async (request, response) => {
  if (request.url !== "/v1/traces") {
    passedOn.push(request.headers);
    return void response.end("ok");
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { "content-type": type, authorization } = request.headers;
  if (type !== "application/json" || authorization !== "Bearer x") return void response.writeHead(401).end();
  const read = batch.parse(JSON.parse(Buffer.concat(chunks).toString()));
  received.push(...read.resourceSpans.flatMap((each) => each.scopeSpans.flatMap(({ spans }) => spans)));
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
collector.listen(0, "127.0.0.1");
await once(collector, "listening");
const { port } = collector.address() as AddressInfo;
const url = `http://127.0.0.1:${port}`;
afterAll(() => void collector.close());

const { connectionString, pool: plain } = await testDatabase("demonstration");
const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const pool = openPool(connectionString, { watch: watchStatement(log, 20) });
afterAll(() => pool.end());
const { app } = await testApp(pool, { seed: false });

test("request, statements, calls and letters are one trace that goes on from the caller's, and name nobody", async () => {
  const exporter = exportSpans({
    url: `${url}/v1/traces`,
    headers: { authorization: "Bearer x" },
    service: { "service.name": "open-hand" },
  });
  const tracing = startTracing(exporter);
  const calls = traceCalls();
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  await app.request("/api/programs?email=noor@example.org", {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  await app.request("/api/programs", { headers: { traceparent: "00-no-such-thing" } });
  await app.request("/api/programs", {
    headers: { traceparent: `00-${traceId.replace("4", "5")}-00f067aa0ba902b7-00` },
  });
  await whileDoing({ job: "send-mail" }, () =>
    inSpan("job send-mail", "internal", async () => {
      await inSpan("send letter", "client", () => Promise.resolve());
      await (await fetch(`${url}/provider?key=noor`)).text();
      const [answer] = await once(get(`${url}/provider`), "response");
      answer.resume();
      await once(answer, "end");
    }),
  );
  calls.stop();
  await tracing.stop();

  const ours = received.filter((each) => each.traceId === traceId);
  const request = ours.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({ name: "GET /api/programs", parentSpanId: "00f067aa0ba902b7" });
  const statements = ours.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(received.filter((each) => each.traceId.startsWith("5bf92f"))).toEqual([]);

  const job = received.find(({ name }) => name === "job send-mail");
  const under = received.filter(({ parentSpanId }) => parentSpanId === job?.spanId).map(({ name }) => name);
  expect(under.toSorted()).toEqual(["GET 127.0.0.1", "GET 127.0.0.1", "send letter"]);
  expect(passedOn).toHaveLength(2);
  for (const headers of passedOn) expect(headers["traceparent"]).toContain(job?.traceId);
  expect(JSON.stringify(received)).not.toMatch(/noor|email/);
  expect(exporter.dropped()).toBe(0);
});

test("a collector that is away costs spans and nothing else: they are counted, and few are kept", async () => {
  const exporter = exportSpans({ url: "http://127.0.0.1:9", headers: {}, service: {} });
  const tracing = startTracing(exporter);
  for (let each = 0; each < 2_500; each++) await inSpan("job x", "internal", () => Promise.resolve());
  expect(exporter.dropped()).toBe(2_500 - 2_048);
  await tracing.stop();
  expect(exporter.dropped()).toBe(2_500);
});

test("a slow statement is a line with its text and its request, without its values", async () => {
  lines.length = 0;
  const counted = "count(*) from generate_series(1, 2000000)";
  const failing = `select 1 / (2000000 - ${counted.replace(" from", ") from")}`;
  await whileDoing({ requestId: "r1" }, () =>
    pool.query(`select $1::text,\n ${counted}`, ["noor@example.org"]),
  );
  await expect(pool.query(failing)).rejects.toThrow("division by zero");
  const slow = lines.filter(({ msg }) => msg === "slow statement");
  expect(slow).toMatchObject([
    { statement: `select $1::text, ${counted}`, requestId: "r1", outcome: "done", ms: expect.any(Number) },
    { statement: failing, outcome: "failed" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("noor");
  expect((await plain.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});
