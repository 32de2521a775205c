import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { maxUploadBytes } from "#domain/content/editing/add-upload.ts";
import { lostGifts } from "#testing/load/books-hold.ts";
import { startGiving } from "#testing/load/gifts.ts";
import { onlyWhere } from "#testing/only-where.ts";
import { ownServer, type Server } from "#testing/own-server.ts";
import { freePort, startProgram, stopProgram, untilListening, type Program } from "#testing/program.ts";
import { isInstalled, startCaddy, startNginx, type Instance, type Proxy } from "#testing/proxies/proxy.ts";
import { postJson, site, visit } from "#testing/proxies/visitor.ts";

/* The configurations of deploy/ in front of two instances, as visitors meet them. */

const gifts = 15;
const donors = 6;
const triesPerAddress = 60;

const proxies = [
  { name: "nginx", needs: ["nginx", "openssl"], start: startNginx },
  { name: "Caddy", needs: ["caddy"], start: startCaddy },
];

const isAnyHere = proxies.some(({ needs }) => isInstalled(...needs));
const folder = mkdtempSync(join(tmpdir(), "open-hand-proxied-"));
let database: Server;
let program: string;
let places: [Instance, Instance];
let instances: [Program, Program];
beforeAll(async () => {
  if (!isAnyHere) return;
  database = await ownServer();
  program = (await prepareRoles({ owner: database.connectionString, program: null })).connectionString;
  const port = await freePort();
  places = [
    { host: "127.0.0.1", port },
    { host: "127.0.0.2", port },
  ];
  instances = [await startInstance(places[0]), await startInstance(places[1])];
});
afterAll(async () => {
  if (!isAnyHere) return;
  await Promise.all(instances.map(stopProgram));
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startInstance({ host, port }: Instance): Promise<Program> {
  const started = startProgram({
    env: {
      DATA_DIR: folder,
      HOST: host,
      PORT: String(port),
      PUBLIC_URL: site,
      DEMO_PUBLIC: "yes",
      DATABASE_URL: program,
      DATABASE_OWNER_URL: database.connectionString,
      TRUST_PROXY: "1",
      SESSION_SECRET: "proxied".repeat(6),
    },
  });
  await untilListening(started);
  return started;
}

describe.each(proxies)("behind $name", ({ needs, start }) => {
  const isHere = isInstalled(...needs);
  const where = (run: () => Promise<void>) => onlyWhere(isHere, needs.join(" and "), run);
  let proxy: Proxy;
  beforeAll(async () => {
    if (isHere) proxy = await start(places);
  });
  afterAll(() => (isHere ? proxy.stop() : undefined));

  test(
    "pages come, and figures that move come while the answer is still open",
    where(async () => {
      const page = await visit(proxy.port, "/nl");
      expect(page.status).toBe(200);
      expect(page.text).toContain("<html");
      const live = await visit(proxy.port, "/api/live-figures", { until: (text) => text.includes("data: ") });
      expect(live.headers["content-type"]).toContain("text/event-stream");
    }),
  );

  test(
    "an upload at its limit arrives, a larger one is refused, and so are headers beyond measure",
    where(async () => {
      const signIn = { method: "POST", body: "form=demo&email=staff%40example.org" };
      const form = { origin: site, "content-type": "application/x-www-form-urlencoded" };
      const signedIn = await visit(proxy.port, "/sign-in", { ...signIn, headers: form });
      const cookie = (signedIn.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
      const upload = async (bytes: number): Promise<number> => {
        const headers = { cookie, origin: site, "content-type": "image/png" };
        const body = Buffer.alloc(bytes);
        return (await visit(proxy.port, "/api/admin/uploads", { method: "POST", headers, body })).status;
      };
      expect(await upload(maxUploadBytes), "read to its end, and no picture").toBe(422);
      expect(await upload(maxUploadBytes + 1)).toBe(413);
      const long = await visit(proxy.port, "/", { headers: { "x-long": "x".repeat(100_000) } });
      expect([400, 431]).toContain(long.status);
    }),
  );

  test(
    "a visitor is counted by the address they call from, whatever they say it is",
    where(async () => {
      const write = async (number: number, from: string): Promise<number> => {
        const email = `writer-${from}-${number}@example.org`;
        const message = { topic: "general", name: "A", email, message: "How do I give monthly?" };
        const headers = { "x-forwarded-for": `203.0.113.${number}`, "x-real-ip": `203.0.113.${number}` };
        return (await postJson(proxy.port, "/api/contact-messages", message, { from, headers })).status;
      };
      const [liar, other] = [`127.7.0.${needs.length}`, `127.7.1.${needs.length}`];
      for (let number = 0; number < triesPerAddress; number += 1) expect(await write(number, liar)).toBe(201);
      expect(await write(triesPerAddress, liar)).toBe(429);
      expect(await write(0, other)).toBe(201);
    }),
  );

  test(
    "gifts go on without one failed call while one instance after the other is replaced",
    where(async () => {
      const giving = startGiving(
        () => [proxy.port],
        donors,
        async (port, path, content, address) => {
          const { status, text } = await postJson(port, path, content, {
            from: address.replace(/^10\./, "127."),
          });
          if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
          return JSON.parse(text);
        },
      );
      const more = async (): Promise<void> => {
        const enough = giving.taken.length + gifts;
        await expect
          .poll(() => giving.taken.length + giving.failures.length, { timeout: 120_000 })
          .toBeGreaterThan(enough);
      };
      await more();
      for (const index of [0, 1] as const) {
        expect(await stopProgram(instances[index])).toBe(0);
        await more();
        instances[index] = await startInstance(places[index]);
        await more();
      }
      await giving.stop();
      expect(giving.failures).toEqual([]);
      const owner = openPool(database.connectionString, { max: 2 });
      onTestFinished(() => owner.end());
      expect(await lostGifts(owner, giving.taken)).toEqual([]);
    }),
  );
});
