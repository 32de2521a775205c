import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import type { Session } from "#domain/accounts/session.ts";
import { clearExpired } from "./clear-expired.ts";
import { newSecret } from "./secrets.ts";
import { storedSignIn } from "./stored-sign-in.ts";

const { pool, owner } = await testDatabase();
const { accounts, sessions, secrets, passkeys, openIdSubjects } = storedSignIn(pool);

const now = new Date("2026-03-01T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const newcomer = {
  id: "u1",
  email: "anna@example.org",
  firstName: null,
  language: "nl",
  role: "DONOR",
} as const;
const session = (id: string, userId = "u1"): Session => ({
  id,
  userId,
  method: "email_link",
  device: "Firefox · Linux",
  startedAt: now,
  seenAt: now,
  expiresAt: later(60),
  provedAt: now,
});

beforeEach(async () => {
  await owner.query("truncate users, sessions, passkeys, openid_identities, single_use_secrets cascade");
  await accounts.welcome(newcomer);
});

describe("accounts", () => {
  const roleOf = async (email: string) =>
    (await pool.query("select id, role, first_name from users where email = $1", [email])).rows[0];

  test("the same address is the same account, also for two at the same moment", async () => {
    const ids = await Promise.all(["u2", "u3", "u4"].map((id) => accounts.welcome({ ...newcomer, id })));
    expect(ids).toEqual(["u1", "u1", "u1"]);
  });

  test("a role from the configuration is given at the first sign-in only", async () => {
    await accounts.welcome({ ...newcomer, role: "ADMIN" });
    expect((await roleOf("anna@example.org")).role).toBe("DONOR");
  });

  test("someone who was invited keeps the role of the invitation", async () => {
    await pool.query("insert into users (id, email, role) values ('u9', 'ben@example.org', 'STAFF')");
    expect(
      await accounts.welcome({ ...newcomer, id: "u10", email: "ben@example.org", firstName: "Ben" }),
    ).toBe("u9");
    expect(await roleOf("ben@example.org")).toEqual({ id: "u9", role: "STAFF", first_name: "Ben" });
  });
});

describe("sessions", () => {
  test("a session is found by its token, with its owner", async () => {
    const token = newSecret();
    await sessions.open(session("s1"), token);
    expect(await sessions.find(token, now)).toEqual({
      session: session("s1"),
      account: { id: "u1", email: "anna@example.org", firstName: null, role: "DONOR", profileImageUrl: null },
    });
    expect(await sessions.find(newSecret(), now)).toBeNull();
  });

  test("no token is stored anywhere in the database", async () => {
    const token = newSecret();
    await sessions.open(session("s1"), token);
    const { rows } = await pool.query("select *, encode(token_hash, 'base64') as text from sessions");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0].token_hash).toHaveLength(32);
    expect(await sessions.find(rows[0].text, now), "the digest itself opens nothing").toBeNull();
  });

  test("a session ends at its time, and later when it was renewed", async () => {
    await sessions.open(session("s1"), "t1");
    expect(await sessions.find("t1", later(60))).toBeNull();
    await sessions.renew("s1", later(30), later(90));
    expect(await sessions.find("t1", later(60))).toMatchObject({ session: { seenAt: later(30) } });
  });

  test("people see and end their own sessions, one or all, and nobody else's", async () => {
    await accounts.welcome({ ...newcomer, id: "eve", email: "eve@example.org" });
    await sessions.open(session("s1"), "t1");
    await sessions.open({ ...session("s2"), seenAt: later(1) }, "t2");
    await sessions.open(session("e1", "eve"), "t3");
    expect((await sessions.listOf("u1", now)).map(({ id }) => id)).toEqual(["s2", "s1"]);
    expect(await sessions.listOf("u1", later(60))).toEqual([]);
    expect(await sessions.endOne("eve", "s1")).toBe("unknown");
    expect(await sessions.endOne("u1", "s1")).toBe("ended");
    expect(await sessions.find("t1", now)).toBeNull();
    await sessions.endAllOf("u1");
    expect(await sessions.find("t2", now)).toBeNull();
    expect(await sessions.find("t3", now)).not.toBeNull();
  });

  test("when an account goes, everything that opens it goes too", async () => {
    await sessions.open(session("s1"), "t1");
    await pool.query("delete from users where id = 'u1'");
    expect(await sessions.find("t1", now)).toBeNull();
  });
});

describe("secrets that work once", () => {
  const meaning = {
    email: "anna@example.org",
    returnTo: "/dashboard",
    language: "nl",
    browser: "b1",
  } as const;

  test("a secret gives back what it stands for, once", async () => {
    await secrets.keep("email_link", "s", meaning, later(15));
    expect(await secrets.take("email_link", "s", now)).toEqual(meaning);
    expect(await secrets.take("email_link", "s", now)).toBeNull();
  });

  test("of many who use it at the same moment, one succeeds", async () => {
    await secrets.keep("email_link", "s", meaning, later(15));
    const taken = await Promise.all(Array.from({ length: 8 }, () => secrets.take("email_link", "s", now)));
    expect(taken.filter((found) => found !== null)).toEqual([meaning]);
  });

  test("it ends at its time, works for its purpose alone, and is not readable in the database", async () => {
    await secrets.keep("email_link", "late", meaning, later(15));
    expect(await secrets.take("email_link", "late", later(15))).toBeNull();
    await secrets.keep("new_passkey", "other", { userId: "u1" }, later(15));
    expect(await secrets.take("passkey_sign_in", "other", now)).toBeNull();
    const { rows } = await pool.query("select encode(secret_hash, 'escape') as text from single_use_secrets");
    expect(rows).toHaveLength(1);
    expect(rows[0].text).not.toContain("other");
  });
});

describe("passkeys and identities", () => {
  const passkey = {
    id: "key-1",
    userId: "u1",
    publicKey: new Uint8Array([1, 2, 255]),
    counter: 4_294_967_295,
    transports: ["internal", "hybrid"],
    name: "Safari · iPhone",
    createdAt: now,
    lastUsedAt: null,
  };

  test("a passkey comes back as it was stored, and is added once", async () => {
    expect(await passkeys.add(passkey)).toBe("added");
    expect(await passkeys.add({ ...passkey, userId: "u1", name: "again" })).toBe("already_known");
    expect(await passkeys.find("key-1")).toEqual(passkey);
    await passkeys.markUsed("key-1", 7, later(1));
    expect(await passkeys.listOf("u1")).toEqual([{ ...passkey, counter: 7, lastUsedAt: later(1) }]);
    expect(await passkeys.remove("someone else", "key-1")).toBe("unknown");
    expect(await passkeys.remove("u1", "key-1")).toBe("removed");
    expect(await passkeys.find("key-1")).toBeNull();
  });

  test("a person at a provider is known by issuer and subject", async () => {
    const anna = {
      issuer: "https://a.test",
      subject: "1",
      email: null,
      emailVerified: true,
      firstName: null,
      picture: null,
      secondFactor: false,
      authenticatedAt: null,
    };
    expect(await openIdSubjects.accountOf(anna)).toBeNull();
    await openIdSubjects.link(anna, "u1");
    await openIdSubjects.link(anna, "u1");
    expect(await openIdSubjects.accountOf({ ...anna, email: "new@example.org" })).toBe("u1");
    expect(await openIdSubjects.accountOf({ ...anna, issuer: "https://b.test" })).toBeNull();
  });
});

test("what is over is cleared away, and only that", async () => {
  const past = new Date(Date.now() - 1000);
  const future = new Date(Date.now() + 60_000);
  await sessions.open({ ...session("old"), expiresAt: past }, "t1");
  await sessions.open({ ...session("new"), expiresAt: future }, "t2");
  await secrets.keep("passkey_sign_in", "old", {}, past);
  await secrets.keep("passkey_sign_in", "new", {}, future);
  await pool.query(
    "insert into rate_limits values (sha256('a'), 1, now() - interval '1 s'), (sha256('b'), 1, now() + interval '1 h')",
  );
  await clearExpired(pool)();
  const count = async (table: string) => (await pool.query(`select count(*) as n from ${table}`)).rows[0].n;
  expect([await count("sessions"), await count("single_use_secrets"), await count("rate_limits")]).toEqual([
    1, 1, 1,
  ]);
});
