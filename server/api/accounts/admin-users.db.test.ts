import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { storedPeople } from "#adapters/postgres/back-office/people.ts";
import type { Colleague } from "#domain/accounts/people.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, signInByLink, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const { app } = await testApp(pool, { env: { ADMIN_EMAILS: "chair@example.org" } });
const path = "/api/admin/users";
let admin: TestVisitor;
let adminId: string;

beforeEach(async () => {
  await pool.query("update users set role = 'ADMIN' where email = 'admin@example.org'");
  await pool.query("update users set role = 'DONOR' where email <> 'admin@example.org' and role = 'ADMIN'");
  admin = await signedIn("admin@example.org");
  adminId = (await admin.user())?.id ?? "";
});

const signedIn = (email: string) => demoVisitor(app, email);

async function person(role: string, verified = true): Promise<string> {
  const id = randomUUID();
  await pool.query("insert into users (id, email, email_verified, role) values ($1, $2, $3, $4)", [
    id,
    `${id}@example.org`,
    verified,
    role,
  ]);
  return id;
}

const invite = (changes: Record<string, string> = {}) =>
  admin.send("POST", path, {
    id: randomUUID(),
    email: `${randomUUID()}@example.org`,
    role: "STAFF",
    language: "nl",
    ...changes,
  });
const withoutLetters = () =>
  storedPeople(pool, {
    letter: () => {
      throw new Error("nobody is invited here");
    },
    adminEmails: [],
  });
const setRole = (id: string, body: object) => admin.send("PUT", `${path}/${id}/role`, body);
const disable = (id: string, query = "") => admin.send("DELETE", `${path}/${id}/role${query}`);
const roleOf = async (id: string): Promise<string> =>
  (await pool.query("select role from users where id = $1", [id])).rows[0].role;
const lines = async (id: string) =>
  (
    await pool.query(
      "select action, actor_id, before, after from audit_log where subject_kind = 'user' and subject_id = $1 order by id",
      [id],
    )
  ).rows;

describe("inviting a colleague", () => {
  test("makes an account with the role, writes to them in their language, and is logged without their address", async () => {
    const id = randomUUID();
    const email = `New.${id}@Example.org`;
    for (let times = 0; times < 2; times += 1) expect((await invite({ id, email })).status).toBe(201);
    const people = (await (await admin.get(path)).json()) as Colleague[];
    expect(people.find((each) => each.id === id)).toMatchObject({
      email: email.toLowerCase(),
      role: "STAFF",
      hasSignedIn: false,
      invitedUntil: expect.any(String),
      inConfiguration: false,
    });
    const mails = await pool.query("select language, letter from mail_outbox where cause = $1", [id]);
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0]).toMatchObject({ language: "nl" });
    expect(JSON.stringify(mails.rows[0].letter)).toContain("http://open-hand.test/nl/admin");
    expect(await lines(id)).toEqual([
      { action: "user.invited", actor_id: adminId, before: null, after: { role: "STAFF" } },
    ]);
  });

  test("keeps the account of someone who gives already", async () => {
    const donor = await person("DONOR");
    expect((await invite({ email: `${donor}@example.org`, role: "ADMIN" })).status).toBe(201);
    expect(await roleOf(donor)).toBe("ADMIN");
    expect(await lines(donor)).toMatchObject([{ before: { role: "DONOR" }, after: { role: "ADMIN" } }]);
  });

  test("does not change who is a colleague already, and refuses what is no address", async () => {
    const staff = await person("STAFF");
    expect((await invite({ email: `${staff}@example.org`, role: "ADMIN" })).status).toBe(409);
    expect(await roleOf(staff)).toBe("STAFF");
    expect((await invite({ email: "nobody" })).status).toBe(422);
    expect((await invite({ role: "DONOR" })).status).toBe(422);
  });
});

describe("a role", () => {
  test("is changed and taken away, each with its line in the log", async () => {
    const id = await person("STAFF");
    expect((await setRole(id, { role: "ADMIN" })).status).toBe(200);
    expect((await setRole(id, { role: "ADMIN" })).status).toBe(200);
    expect((await disable(id)).status).toBe(200);
    expect(await roleOf(id)).toBe("DONOR");
    expect((await lines(id)).map(({ action, before, after }) => [action, before.role, after.role])).toEqual([
      ["user.role_changed", "STAFF", "ADMIN"],
      ["user.disabled", "ADMIN", "DONOR"],
    ]);
    expect((await disable(id)).status).toBe(404);
    expect((await setRole("nobody", { role: "STAFF" })).status).toBe(404);
  });

  test("that is taken away ends every session at once", async () => {
    const staff = await signedIn("staff@example.org");
    const id = (await staff.user())?.id ?? "";
    expect((await staff.get("/api/admin/today")).status).toBe(200);
    await disable(id);
    expect((await staff.get("/api/admin/today")).status).toBe(401);
    expect(await staff.user()).toBeNull();
  });

  const withConnections = async (): Promise<string> => {
    const id = await person("ADMIN");
    await pool.query(
      `insert into api_tokens (id, name, start, token_hash, scopes, made_by)
       select $1 || suffix, 'Books' || suffix, 'oh', convert_to($1 || suffix, 'UTF8'), '{donors:read}', $1
       from unnest('{"", 2}'::text[]) as suffix`,
      [id],
    );
    await pool.query(
      `insert into webhook_endpoints (id, url, description, types, secret, made_by)
       values ($1, 'https://example.org/', '', '{gift.paid}', 'secret', $1)`,
      [id],
    );
    return id;
  };

  test.each(["DONOR", "STAFF"])(
    "of an administrator who becomes %s lists what works in their name, and another takes over what they choose",
    async (role) => {
      const id = await withConnections();
      const people = (await (await admin.get(path)).json()) as Colleague[];
      expect(people.find((each) => each.id === id)?.connections).toEqual([
        { id, kind: "token", name: "Books" },
        { id: `${id}2`, kind: "token", name: "Books2" },
        { id, kind: "webhook", name: "https://example.org/" },
      ]);
      const changed =
        role === "DONOR" ? await disable(id, `?takeOver=${id}`) : await setRole(id, { role, takeOver: [id] });
      expect(changed.status).toBe(200);
      const { rows } = await pool.query(
        `select t.id, t.made_by as "madeBy", revoked_at is not null as revoked,
           w.made_by as "webhookBy", disabled_at is not null as disabled
         from api_tokens t left join webhook_endpoints w on w.id = t.id where t.id like $1 || '%' order by t.id`,
        [id],
      );
      expect(rows).toEqual([
        { id, madeBy: adminId, revoked: false, webhookBy: adminId, disabled: false },
        { id: `${id}2`, madeBy: id, revoked: true, webhookBy: null, disabled: false },
      ]);
      expect(await lines(id)).toMatchObject([
        { after: { role, takenOverConnections: [id, id], endedConnections: [`${id}2`] } },
      ]);
    },
  );

  test("is changed by oneself without keeping anything, and nobody takes over what a third person made", async () => {
    const [own, third] = [await withConnections(), await withConnections()];
    expect((await disable(own, `?takeOver=${third}`)).status).toBe(200);
    const { rows } = await pool.query("select made_by as by, revoked_at from api_tokens where id = $1", [
      third,
    ]);
    expect(rows).toEqual([{ by: third, revoked_at: null }]);
    const people = withoutLetters();
    const myself = { actor: { userId: third, role: "ADMIN" }, requestId: "q" } as const;
    expect(await people.changeRole(third, { role: "DONOR", takeOver: [third] }, myself)).toEqual({
      ok: true,
    });
    const after = await pool.query("select revoked_at is null as works from api_tokens where id = $1", [
      third,
    ]);
    expect(after.rows).toEqual([{ works: false }]);
  });

  test.each(["DONOR", "STAFF"])(
    "of an administrator who becomes %s ends their tokens and webhooks",
    async (role) => {
      const id = await withConnections();
      const changed = role === "DONOR" ? await disable(id) : await setRole(id, { role });
      expect(changed.status).toBe(200);
      const { rows } = await pool.query(
        `select revoked_by as "revokedBy", disabled_at is not null as "isDisabled"
       from api_tokens t join webhook_endpoints w on w.id = t.id where t.id = $1`,
        [id],
      );
      expect(rows).toEqual([{ revokedBy: adminId, isDisabled: true }]);
    },
  );

  test("cannot be given by staff or by donors", async () => {
    await pool.query("update users set role = 'STAFF' where email = 'staff@example.org'");
    const staff = await signedIn("staff@example.org");
    const id = (await staff.user())?.id ?? "";
    expect((await staff.send("PUT", `${path}/${id}/role`, { role: "ADMIN" })).status).toBe(403);
    expect((await staff.get(path)).status).toBe(403);
  });
});

describe("the last administrator", () => {
  test("stays, even with an invitation that nobody has answered", async () => {
    await person("ADMIN", false);
    expect((await disable(adminId, "?myself=true")).status).toBe(409);
    expect((await setRole(adminId, { role: "STAFF", myself: true })).status).toBe(409);
    expect(await roleOf(adminId)).toBe("ADMIN");
    expect(await lines(adminId)).toEqual([]);
  });

  test("stays when two administrators remove each other at the same moment", async () => {
    const people = withoutLetters();
    for (let round = 0; round < 10; round += 1) {
      const other = await person("ADMIN");
      const by = (userId: string) => ({ actor: { userId, role: "ADMIN" }, requestId: "r1" });
      const outcomes = await Promise.all([
        people.changeRole(other, { role: "DONOR" }, by(adminId)),
        people.changeRole(adminId, { role: "DONOR" }, by(other)),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      await pool.query("update users set role = 'ADMIN' where id = $1", [adminId]);
      await pool.query("update users set role = 'DONOR' where id = $1", [other]);
    }
  });

  test("is kept by the database itself, whoever asks it and however many at once", async () => {
    const refused = /last administrator/;
    await expect(pool.query("update users set role = 'STAFF' where id = $1", [adminId])).rejects.toThrow(
      refused,
    );
    await expect(pool.query("delete from users where id = $1", [adminId])).rejects.toThrow(refused);
    const other = await person("ADMIN");
    await expect(pool.query("update users set role = 'DONOR' where role = 'ADMIN'")).rejects.toThrow(refused);
    const outcomes = await Promise.allSettled(
      [adminId, other].map((id) => pool.query("update users set role = 'DONOR' where id = $1", [id])),
    );
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
  });

  test("does not step down by accident when there are others: they say that they mean themselves", async () => {
    await person("ADMIN");
    expect((await setRole(adminId, { role: "STAFF" })).status).toBe(409);
    expect((await disable(adminId)).status).toBe(409);
    expect(await roleOf(adminId)).toBe("ADMIN");
    expect((await setRole(adminId, { role: "STAFF", myself: true })).status).toBe(200);
    expect((await admin.get(path)).status).toBe(403);
  });
});

describe("an administrator whose role was taken away", () => {
  test("stays without it, by erasing themselves too, though their address is in the configuration", async () => {
    const chair = visitorOf(app);
    await signInByLink(chair, pool, "chair@example.org");
    const before = await chair.user();
    expect(before?.role).toBe("ADMIN");
    const listed = (await (await admin.get(path)).json()) as Colleague[];
    expect(listed.find(({ id }) => id === before?.id)?.inConfiguration, "the page can warn").toBe(true);
    expect((await disable(before?.id ?? "")).status).toBe(200);

    await signInByLink(chair, pool, "chair@example.org");
    expect((await chair.user())?.role).toBe("DONOR");
    const erased = await chair.send("POST", "/api/my/erasure", { email: "chair@example.org" });
    expect(erased.ok).toBe(true);
    await signInByLink(chair, pool, "chair@example.org");
    const after = await chair.user();
    expect(after?.id).not.toBe(before?.id);
    expect(after?.role).toBe("DONOR");

    await invite({ email: "chair@example.org", role: "STAFF" });
    expect((await chair.user())?.role, "whom an administrator invites again is welcome").toBe("STAFF");
  });
});

describe("an invitation", () => {
  const invitedLongAgo = async (email: string, days: number) => {
    await invite({ email });
    await pool.query("update users set invited_at = now() - make_interval(days => $2) where email = $1", [
      email,
      days,
    ]);
  };

  test("that was not followed for fourteen days gives nothing, and can be sent again", async () => {
    await invitedLongAgo("late@example.org", 15);
    const late = visitorOf(app);
    await signInByLink(late, pool, "late@example.org");
    expect((await late.user())?.role).toBe("DONOR");

    await invitedLongAgo("later@example.org", 15);
    const listed = (await (await admin.get(path)).json()) as Colleague[];
    expect(listed.some(({ email }) => email === "later@example.org")).toBe(false);
    expect((await invite({ email: "later@example.org" })).status).toBe(201);
    const later = visitorOf(app);
    await signInByLink(later, pool, "later@example.org");
    expect((await later.user())?.role).toBe("STAFF");
  });

  test("of thirteen days ago still does", async () => {
    await invitedLongAgo("soon@example.org", 13);
    const soon = visitorOf(app);
    await signInByLink(soon, pool, "soon@example.org");
    expect((await soon.user())?.role).toBe("STAFF");
  });
});
