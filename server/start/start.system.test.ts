import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { migrateTo } from "#adapters/postgres/base/migrate.ts";
import { migrations } from "#adapters/postgres/migrations/index.ts";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { today } from "../timing/clock.ts";
import { postmasterOf } from "#testing/embedded-trial.ts";
import { memoryFolder } from "#testing/memory-folder.ts";
import { freePort, startProgram, stopProgram, untilListening, type Program } from "#testing/program.ts";

const folder = mkdtempSync(join(memoryFolder(), "open-hand-start-"));
// Where root runs the tests, the database server does not run as root and must be able to enter.
chmodSync(folder, 0o755);
const running: Program[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(stopProgram));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (env: Record<string, string>): Program => {
  const program = startProgram({ env: { DATA_DIR: join(folder, "data"), ...env } });
  running.push(program);
  return program;
};

const isShortRun = process.env["SHORT_RUN"] !== undefined;
const fullRunOnly = "starting in unusual ways is left to `npm test -- --all`";

/** One sentence, exit code 1, no stack trace. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const program = start(env);
  expect(await program.exit).toBe(1);
  const output = program.output().trim();
  expect(output).not.toMatch(/\n\s+at /);
  return output.split("\n").at(-1) ?? "";
}

describe("a start that cannot work says why in one sentence", () => {
  test("an unknown value in a variable", async () => {
    expect(await refusalOf({ APP_MODE: "staging" })).toBe(
      "The variable APP_MODE must be demo or production.",
    );
  });

  test("a port that is no number", async () => {
    expect(await refusalOf({ PORT: "http" })).toBe("The variable PORT must be a whole number.");
  });

  test("production without its variables, each of them named", async () => {
    expect(await refusalOf({ APP_MODE: "production" })).toBe(
      "In production these variables must be set: PUBLIC_URL, DATABASE_URL, SESSION_SECRET, SMTP_URL, MAIL_FROM, TRUST_PROXY.",
    );
  });

  test("a demonstration that the world could reach", async () => {
    const env = { HOST: "0.0.0.0", PUBLIC_URL: "https://open-hand.example" };
    expect(await refusalOf(env)).toMatch(/HOST listens to other machines.*DEMO_PUBLIC=yes/);
  });

  test("the sandbox in production", async () => {
    const env = {
      APP_MODE: "production",
      PUBLIC_URL: "https://open-hand.example",
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      SESSION_SECRET: "x".repeat(32),
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "post@open-hand.example",
      TRUST_PROXY: "1",
      PAYMENT_PROVIDERS: "sandbox",
    };
    expect(await refusalOf(env)).toContain("does not exist in production");
  });

  test("a database that cannot be reached, without telling its password", async ({ skip }) => {
    skip(isShortRun, fullRunOnly);
    const sentence = await refusalOf({ DATABASE_URL: "postgres://me:secret-word@127.0.0.1:1/none" });
    expect(sentence).toMatch(/database/i);
    expect(sentence).not.toContain("secret-word");
  });

  test("a data directory that cannot be written", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    chmodSync(file, 0o400);
    expect(await refusalOf({ DATA_DIR: join(file, "data") })).toContain(file);
  });

  test("a port that is taken", async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
    const dataDir = await ofOlderProgram("taken");
    expect(await refusalOf({ DATA_DIR: dataDir, PORT: String(port) })).toBe(
      `Port ${port} is already taken; set PORT to another one.`,
    );
    expect(postmasterOf(join(dataDir, "postgres")), "the database server is stopped too").toBeUndefined();
    other.close();
  });
});

test("six instances that start at once on an empty database all come up, tell what they are, and leave with code 0", async ({
  skip,
}) => {
  skip(isShortRun, fullRunOnly);
  const dataDir = join(folder, "six");
  const programs = await Promise.all(
    Array.from({ length: 6 }, async () => start({ DATA_DIR: dataDir, PORT: String(await freePort()) })),
  );
  await Promise.all(programs.map(untilListening));
  for (const program of programs) {
    // As its mails do: to a browser 127.0.0.1 would be another site.
    const address = program.url.replace("127.0.0.1", "localhost");
    expect(program.output()).toContain(`Open Hand listens at ${address}`);
    expect(program.output()).toContain("donor@example.org");
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  }
  const seeded = programs.filter((program) => program.output().includes("Seeding"));
  expect(seeded).toHaveLength(1);
  expect(await Promise.all(programs.map(stopProgram))).toEqual(Array(6).fill(0));
});

test("a database that a newer program prepared is left alone", async () => {
  const dataDir = await ofOlderProgram("newer");
  const server = await openEmbedded(dataDir);
  const owner = openPool(server.connectionString);
  await owner.query("insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2030')");
  await owner.end();
  await server.stop();
  expect(await refusalOf({ DATA_DIR: dataDir })).toBe(
    "The database was prepared by a newer version of Open Hand (it knows 9999-tomorrow); start that version instead.",
  );
  expect(postmasterOf(join(dataDir, "postgres")), "the database server is stopped too").toBeUndefined();
});

test("a data directory of an older version still works, with a database role that owns nothing", async ({
  skip,
}) => {
  skip(isShortRun, fullRunOnly);
  const dataDir = await ofOlderProgram("older");
  const server = await openEmbedded(dataDir);
  const owner = openPool(server.connectionString);
  const program = start({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  await untilListening(program);
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${program.url}/transparency`)).status).toBe(200);
  const { rows } = await owner.query(
    "select distinct usename as name from pg_stat_activity where application_name = 'open-hand' and pid <> pg_backend_pid()",
  );
  expect(rows).toEqual([{ name: "open_hand_program" }]);
  expect(program.output()).not.toContain("owner of its tables");
  await owner.end();
  await stopProgram(program);
  await server.stop();
});

let first: Promise<string> | undefined;

/** A data directory as an older program left it. Made once: each test has a copy. */
async function ofOlderProgram(name: string): Promise<string> {
  const copy = join(folder, name);
  execFileSync("cp", ["-a", await (first ??= leaveAsOlderProgram(join(folder, "first"))), copy]);
  return copy;
}

/** Everything is the owner's, and there is no role beside it. */
async function leaveAsOlderProgram(dataDir: string): Promise<string> {
  const server = await openEmbedded(dataDir);
  const owner = openPool(server.connectionString);
  await migrateTo(owner, Object.keys(migrations));
  await seedNewDatabase(owner, { demo: true, today: today(), report: () => {} });
  await owner.end();
  await server.stop();
  return dataDir;
}
