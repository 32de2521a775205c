import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeKeyPair } from "#adapters/backup/age.ts";
import { fakeS3 } from "#adapters/backup/places/fake-s3.fixtures.ts";
import { lookAtAddress } from "#adapters/doctor/look-at-address.ts";
import { loopbackSmtp } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { bothProviders } from "#testing/both-providers.ts";
import { testDatabase } from "#testing/database.ts";
import { freePort } from "#testing/program.ts";
import { inDatabase } from "#testing/on-server.ts";
import { translate } from "../../translate.ts";
import { examineFrom } from "./doctor.ts";

const good = await testDatabase();
const newer = await testDatabase();
const copy = await testDatabase();
await newer.owner.query("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
await newer.owner.query("update schema_reach set since = '9999-later'");
await copy.owner.query(
  "insert into standstills (backup_name, backup_taken_at) values ('open-hand-x', now())",
);

const folder = mkdtempSync(join(tmpdir(), "open-hand-doctor-"));
const file = (name: string, mode: number): string => {
  const path = join(folder, name);
  writeFileSync(path, "SECRET=1");
  chmodSync(path, mode);
  return path;
};
const mail = await loopbackSmtp({ password: "right" });
const s3 = await fakeS3();
const providers = await bothProviders();
providers.mollie.grant(["balances.read", "payments.read", "refunds.read"]);
const closed = await freePort();
const serve = (answer: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_, response) =>
      response.setHeader("content-type", "application/json").end(answer),
    ).listen(0, "127.0.0.1", () => resolve(server));
  });
const elsewhere = await serve('{"issuer":"https://another.example"}');
const address = (server: Server): string => {
  const at = server.address();
  return `http://127.0.0.1:${typeof at === "object" ? at?.port : 0}`;
};
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await mail.stop();
  await s3.stop();
  elsewhere.close();
});

const mailUrl = (password: string) => `smtp://user:${password}@127.0.0.1:${mail.port}`;
const demo = {
  DATABASE_URL: good.connectionString,
  DATA_DIR: folder,
  SMTP_URL: mailUrl("right"),
  MAIL_FROM: "post@open-hand.test",
};
const stripe = { ...providers.env, PAYMENT_PROVIDERS: "stripe" };
const mollie = { ...providers.env, PAYMENT_PROVIDERS: "mollie" };
const openId = { OIDC_CLIENT_ID: "us", OIDC_CLIENT_SECRET: "secret" };
const storage = {
  BACKUP_TO: "s3://safe/backups",
  BACKUP_STORAGE_ENDPOINT: s3.settings.endpoint,
  BACKUP_STORAGE_REGION: s3.settings.region,
  BACKUP_STORAGE_KEY_ID: s3.settings.keyId,
};
const production = {
  APP_MODE: "production",
  PUBLIC_URL: `https://127.0.0.1:${closed}`,
  SESSION_SECRET: "x".repeat(32),
  TRUST_PROXY: "1",
  BACKUP_PUBLIC_KEY: (await makeKeyPair()).publicKey,
  BACKUP_SIGNING_KEY: "s".repeat(32),
};
const onServer = (change: (url: URL) => void): string => {
  const url = new URL(good.connectionString);
  change(url);
  return url.href;
};

type Case = [string, Record<string, string>, RegExp, Parameters<typeof examineFrom>[1]?];
const cases: Case[] = [
  ["an unknown mode", { APP_MODE: "staging" }, /APP_MODE must be demo or production/],
  ["a port that is none", { PORT: "http" }, /PORT must be a whole number/],
  ["a short secret", { SESSION_SECRET: "short" }, /SESSION_SECRET must be at least 32/],
  ["a mail server of the web", { SMTP_URL: "http://mail.test" }, /SMTP_URL must start with smtp/],
  ["an unknown provider", { PAYMENT_PROVIDERS: "paypal" }, /PAYMENT_PROVIDERS names paypal/],
  [
    "a provider without keys",
    { PAYMENT_PROVIDERS: "stripe" },
    /these variables must be set: STRIPE_SECRET_KEY/,
  ],
  ["half an OpenID provider", { OIDC_ISSUER: "https://a.test" }, /must be set together/],
  ["storage without its keys", { BACKUP_TO: "s3://safe" }, /BACKUP_TO names S3 storage/],
  [
    "production without its variables",
    { APP_MODE: "production", SESSION_SECRET: "" },
    /In production these variables/,
  ],
  ["a site without TLS", { ...production, PUBLIC_URL: "http://open-hand.test" }, /PUBLIC_URL.*https/],
  [
    "a database server that is off",
    { DATABASE_URL: `postgres://a@127.0.0.1:${closed}/b` },
    /database server at .* cannot be reached/,
  ],
  [
    "a user the database does not know",
    { DATABASE_URL: onServer((url) => url.searchParams.set("user", "nobody-at-all")) },
    /does not let the user nobody-at-all in/,
  ],
  [
    "a database that is not there",
    { DATABASE_URL: inDatabase(good.connectionString, "no_such_place") },
    /has no database named no_such_place/,
  ],
  [
    "a database of an earlier version",
    { DATABASE_URL: inDatabase(good.connectionString, "postgres") },
    /earlier version/,
  ],
  ["a database of a newer version", { DATABASE_URL: newer.connectionString }, /newer version/],
  [
    "a replica that is off",
    { DATABASE_READ_URL: `postgres://a@127.0.0.1:${closed}/b` },
    /replica at .* does not respond/,
  ],
  ["a replica that is none", { DATABASE_READ_URL: good.connectionString }, /does not follow another server/],
  ["a restored copy", { DATABASE_URL: copy.connectionString }, /restored from open-hand-x/],
  ["a clock that is wrong", {}, /differ by \d+ seconds/, { now: () => Date.now() + 60_000 }],
  [
    "a mail server that is off",
    { SMTP_URL: `smtp://127.0.0.1:${closed}` },
    /mail server at .* cannot be reached/,
  ],
  ["a wrong password for mail", { SMTP_URL: mailUrl("wrong") }, /does not accept our name and password/],
  // A loopback address that nobody calls this machine, so that TLS is required.
  ["mail in clear", { SMTP_URL: `smtp://0.0.0.0:${mail.port}`, DEMO_PUBLIC: "yes" }, /offers no encryption/],
  ["a wrong key for Stripe", { ...stripe, STRIPE_SECRET_KEY: "wrong" }, /Stripe does not accept our key/],
  [
    "Stripe that is silent",
    { ...stripe, STRIPE_API_BASE: `http://127.0.0.1:${closed}` },
    /Stripe \(.*\) does not respond/,
  ],
  ["a webhook secret that is none", { ...stripe, STRIPE_WEBHOOK_SECRET: "no" }, /not a signing secret/],
  [
    "keys of two modes",
    { ...production, ...stripe, STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
    /test key and the other is live/,
  ],
  ["a wrong key for Mollie", { ...mollie, MOLLIE_API_KEY: "wrong" }, /Mollie does not accept our key/],
  [
    "a wrong token for Mollie",
    { ...mollie, MOLLIE_ACCESS_TOKEN: "wrong" },
    /refuses our organization access token/,
  ],
  [
    "a restricted key for Stripe that may not read payouts",
    { ...stripe, STRIPE_SECRET_KEY: "rk_test_fake" },
    /may not read payouts \(payouts\)/,
  ],
  [
    "a token for Mollie without a permission",
    { ...mollie, MOLLIE_ACCESS_TOKEN: "access_fake" },
    /lacks the permission settlements\.read/,
  ],
  [
    "Stripe that does not know our webhook",
    { ...production, ...stripe },
    /no webhook endpoint for https:\/\/127/,
  ],
  [
    "Mollie that is silent",
    { ...mollie, MOLLIE_API_BASE: `http://127.0.0.1:${closed}` },
    /Mollie \(.*\) does not respond/,
  ],
  [
    "an OpenID provider that is off",
    { ...openId, OIDC_ISSUER: `http://127.0.0.1:${closed}` },
    /ECONNREFUSED.*Nobody can sign in/,
  ],
  [
    "an OpenID provider by another name",
    { ...openId, OIDC_ISSUER: address(elsewhere) },
    /calls itself https:\/\/another/,
  ],
  ["a disk that is full", {}, /MB left/, { minFreeBytes: Number.MAX_SAFE_INTEGER }],
  ["a file of secrets that others read", {}, /chmod 600/, { envFile: file("open.env", 0o644) }],
  ["a mistyped key for backups", { BACKUP_PUBLIC_KEY: "age1mistyped" }, /not a public key/],
  [
    "a place for backups that is a file",
    { BACKUP_TO: file("not-a-folder", 0o600) },
    /cannot be written to .*not-a-folder/,
  ],
  [
    "a place for backups that can only be read",
    { BACKUP_TO: "/proc/self" },
    /cannot be written to .proc.self/,
  ],
  ["storage that refuses", { ...storage, BACKUP_STORAGE_SECRET: "wrong" }, /SignatureDoesNotMatch/],
  ["production without backups", { ...production, BACKUP_PUBLIC_KEY: "" }, /BACKUP_PUBLIC_KEY is not set/],
  ["production without signed backups", { ...production, BACKUP_SIGNING_KEY: "" }, /Backups are not signed/],
  ["production without a good backup", production, /no good backup yet/],
  ["production that nobody reaches", production, /cannot be reached from here/],
  ["production without a provider", production, /No payment provider is set/],
  ["production behind an untold proxy", { ...production, TRUST_PROXY: "0" }, /TRUST_PROXY is 0/],
  ["production with keys of test mode", { ...production, ...stripe }, /^stripe is set up with test keys/],
  [
    "the key of the backups beside them",
    { ...production, BACKUP_PRIVATE_KEY_FILE: file("private.key", 0o600) },
    /private backup key is on this machine/,
  ],
];

const sentencesOf = async (...asked: Parameters<typeof examineFrom>): Promise<string[]> =>
  (await examineFrom(...asked)).map(({ id, place, why }) => translate("en", `doctor.${id}`, { place, why }));
const calm = { envFile: join(folder, "none.env"), minFreeBytes: 0 };

test("nothing is wrong where nothing is", async () => {
  expect(await sentencesOf({ ...demo, ...providers.env, PAYMENT_PROVIDERS: "stripe,mollie" }, calm)).toEqual(
    [],
  );
  expect(await sentencesOf({ ...demo, ...storage, BACKUP_STORAGE_SECRET: s3.settings.secret }, calm)).toEqual(
    [],
  );
});

test.each(cases)(
  "%s has its own sentence, and no password stands in it",
  async (_, env, sentence, surroundings) => {
    const told = await sentencesOf({ ...demo, ...env }, { ...calm, ...surroundings });
    const matching = told.filter((each) => sentence.test(each));
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
    expect(matching).toHaveLength(1);
    const others = cases.filter(([, , other]) => other !== sentence && other.test(matching[0] ?? ""));
    expect(others.map(([name]) => name)).toEqual([]);
    for (const secret of ["right", "very-secret", production.SESSION_SECRET])
      expect(told.join("\n")).not.toContain(`${secret}@`);
  },
);

test("the private key of the backups is found where setup wrote it", async () => {
  const site = join(folder, "site");
  mkdirSync(site);
  writeFileSync(join(site, "open-hand-backup.key"), "key");
  const surroundings = { ...calm, envFile: join(site, ".env") };
  expect((await sentencesOf({ ...demo, ...production }, surroundings)).join("\n")).toContain(
    "private backup key is on this machine",
  );
});

test("a backup that is old is told with its day", async () => {
  const old = { ...demo, ...production, DATABASE_URL: copy.connectionString };
  await copy.owner.query(
    "insert into backups values ('open-hand-y', '2026-01-02T03:00:00Z', now(), 'there', 1, '')",
  );
  expect((await sentencesOf(old, calm)).join("\n")).toContain("The last good backup was made on 2026-01-02");
});

test("an address at which something else answers is told", async () => {
  expect(await lookAtAddress(address(elsewhere))).toMatchObject([{ id: "public_url_elsewhere" }]);
});
