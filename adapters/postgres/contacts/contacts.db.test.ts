import { describe, expect, test } from "vitest";
import { readAsked } from "#domain/lists/asked.ts";
import { testDatabase } from "#testing/database.ts";
import { pageStatement } from "../lists/list-statement.ts";
import { readPage } from "../lists/read-list.ts";
import { storedForgetting } from "../privacy/forgetting.ts";
import { contactsSource } from "./contacts-source.ts";

const { pool } = await testDatabase("demonstration");
const reader = { userId: "u1", now: new Date() };
const asked = (q: string) => readAsked(contactsSource.list, `?${new URLSearchParams({ q }).toString()}`);
const find = async (q: string): Promise<unknown[]> =>
  (await readPage(pool, contactsSource, asked(q), reader)).rows.map(({ name }) => name);

const add = (address: string, name: string, more: { phone?: string; town?: string } = {}) =>
  pool.query(
    `insert into contacts (id, person_id, address, name, phone, town, postcode) values ($1, $1, $1, $2, $3, $4, '1234 ZX')`,
    [address, name, more.phone ?? null, more.town ?? null],
  );
await add("groot@people.test", "Annelies de Groot", { phone: "+31 6 4433 2211", town: "Zwartsluis" });
await add("yilmaz@people.test", "Gökçe Yılmaz-Şahin");
await add("haddad@people.test", "لَيْلى أحمد الحدّاد");
await add("oeuvre@people.test", "Zoë Straßer-Œuvray");

describe("staff find a contact by", () => {
  test.each([
    ["part of a surname", "groo", "Annelies de Groot"],
    ["two words in any order", "groot annelies", "Annelies de Groot"],
    ["a name without its accents", "gokce yilmaz-sahin", "Gökçe Yılmaz-Şahin"],
    ["a name without its ligatures", "strasser-oeuvray", "Zoë Straßer-Œuvray"],
    ["a letter too few", "annelis groot", "Annelies de Groot"],
    ["two letters swapped", "anneleis", "Annelies de Groot"],
    ["a wrong letter", "annelias", "Annelies de Groot"],
    ["an Arabic name without vowel marks", "ليلى الحداد", "لَيْلى أحمد الحدّاد"],
    ["another alef and ya", "ليلي احمد", "لَيْلى أحمد الحدّاد"],
    ["part of an Arabic name", "حداد", "لَيْلى أحمد الحدّاد"],
    ["a typo in Arabic", "الحدداد", "لَيْلى أحمد الحدّاد"],
    ["the email address", "groot@people", "Annelies de Groot"],
    ["the phone number as it is written in the country", "06-44332211", "Annelies de Groot"],
    ["the phone number as it is written abroad", "0031 644332211", "Annelies de Groot"],
    ["the town", "zwartsluis", "Annelies de Groot"],
    ["the beginning of a word of two letters", "gö", "Gökçe Yılmaz-Şahin"],
  ])("%s", async (_, typed, name) => expect(await find(typed)).toContain(name));

  test.each(["O'Brien; -- 100%", "%", "_", "\\", "؟", "x".repeat(200)])(
    "%s finds nobody who is not meant",
    async (typed) => expect(await find(typed)).not.toContain("Annelies de Groot"),
  );

  test("the number of a donation, its RF reference, its receipt and the donor's IBAN", async () => {
    const { rows } = await pool.query<{ name: string; reference: string; receipt: string }>(
      `select c.name, d.reference, r.year || '-' || lpad(r.number::text, 6, '0') as receipt
       from donations d join receipts r on r.donation_id = d.id and r.number is not null
         join contacts c on c.address = lower(d.donor_email) where c.name is not null limit 1`,
    );
    const [gift] = rows;
    expect(await find(gift?.reference ?? "")).toEqual([gift?.name]);
    expect(await find(gift?.receipt ?? "")).toEqual([gift?.name]);
    const { rows: transfers } = await pool.query<{ name: string; iban: string; paid: string }>(
      `select c.name, l.counterparty_iban as iban, a.payment_id as paid from bank_lines l
         join bank_matches m on m.line_id = l.id join donations d on d.id = m.donation_id
         join payment_attempts a on a.donation_id = d.id and a.payment_id like 'RF%'
         join contacts c on c.address = lower(d.donor_email)
       where l.counterparty_iban is not null limit 1`,
    );
    const [transfer] = transfers;
    expect(await find(transfer?.iban ?? "")).toContain(transfer?.name);
    expect(await find(transfer?.paid ?? "")).toEqual([transfer?.name]);
  });
});

test("a search reads indexes only, so a million contacts take no longer", async () => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    // Few rows are quickest read whole: the plan of many rows is asked for. `npm run bench:admin` measures it with a million.
    for (const plan of ["seqscan", "indexscan", "indexonlyscan"])
      await client.query(`set local enable_${plan} = off`);
    for (const typed of ["groot annelies", "ليلى الحداد", "NL91ABNA0417164300", "2026-000123"]) {
      const { text, values } = pageStatement(contactsSource, asked(typed), reader);
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...values]);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).not.toMatch(/Seq Scan on (contacts|donations|receipts|bank_lines|users)/);
      expect(plan).toContain("contacts_search");
      expect(plan.includes("contacts_typos")).toBe(typed !== "2026-000123");
    }
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("many writers at once make one contact for an address", async () => {
  const register = (place: number) =>
    pool.query(
      `insert into contact_messages (id, topic, name, email, message, language)
       values ($1, 'general', 'Once Only', case when $2 then 'ONCE@people.test' else 'once@people.test' end, 'Hello', 'nl')`,
      [`once-${place}`, place % 2 === 0],
    );
  await Promise.all(Array.from({ length: 12 }, (_, place) => register(place)));
  expect(await find("once only")).toEqual(["Once Only"]);
});

test("a contact without any record is deleted at night, with what staff wrote about it", async () => {
  await pool.query(
    "insert into contact_notes (id, contact_id, body, author_id) values ('n1', 'groot@people.test', 'Hello', 'demo-staff')",
  );
  await pool.query(
    "insert into staff_tasks (id, body, due_on, created_by) values ('t1', 'Call', '2026-12-01', 'demo-staff')",
  );
  await pool.query("insert into contact_tasks (task_id, contact_id) values ('t1', 'groot@people.test')");
  await storedForgetting(pool).done();
  expect(await find("groot@people")).toEqual([]);
  expect(await find("once only")).toEqual(["Once Only"]);
  for (const [table, id] of [
    ["contact_notes", "n1"],
    ["staff_tasks", "t1"],
  ])
    expect((await pool.query(`select from ${table} where id = $1`, [id])).rowCount).toBe(0);
});

test("every paid donation of the demonstration has a contact, and an unpaid one has none", async () => {
  const { rows } = await pool.query(
    `select count(*) filter (where d.paid_at is not null and c.id is null)::int as missing,
       count(*) filter (where d.paid_at is not null)::int > 0 as "some"
     from donations d left join contacts c on c.address = lower(d.donor_email)`,
  );
  expect(rows).toEqual([{ missing: 0, some: true }]);
});
