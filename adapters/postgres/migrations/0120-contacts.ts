import { sql, type Kysely } from "kysely";

/** Arabic letters without marks, and the ASCII letter or digit that stands for each in search texts. */
const arabic = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي";
const ascii = "abtcj75dvrzsx9p6u3gfqklmnhwy";
/** Forms of these letters and other digits, and letters of Latin script that Unicode does not take apart. */
const forms = "ٱىةکیﺀ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øłđðıħŧ";
const plain = "ايهكيء01234567890123456789olddiht";
/** Latin and Arabic accents, tatweel, and the hamza without a letter. */
const marks = "[\\u0300-\\u036f\\u0610-\\u061a\\u0621\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06ed]";

/** People and organizations, one row for each address. Rows of one person share `person_id`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await searching(db);
  await sql`
    create table contacts (
      id text primary key default gen_random_uuid()::text,
      -- The contact that shows the whole person; other contacts of the person were merged into it.
      person_id text not null references contacts (id) deferrable initially deferred,
      merged_into text references contacts (id) deferrable initially deferred,
      kind text not null default 'person' check (kind in ('person', 'organization')),
      name text check (length(name) between 1 and 300),
      -- Lower case. Donors without an address have one in no-address.invalid.
      address text not null unique check (address = lower(address) and address <> '' and address not like '%@erased.invalid'),
      language text not null default 'en' check (is_language(language)),
      phone text, street text, postcode text, town text, country text,
      created_at timestamptz not null default now(),
      version integer not null default 1,
      search_text text not null generated always as (' ' || search_key(concat_words(
        name, case when address not like '%.invalid' then address end, regexp_replace(phone, '[^0-9]', '', 'g'),
        street, postcode, replace(postcode, ' ', ''), town))) stored,
      check ((merged_into is null) = (person_id = id))
    )`.execute(db);
  await sql`create index contacts_search on contacts using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index contacts_typos on contacts using gin (typo_keys(search_key(name)))`.execute(db);
  await sql`create index contacts_newest on contacts (created_at desc, id desc) where merged_into is null`.execute(
    db,
  );
  await sql`create index contacts_by_name on contacts (search_key(coalesce(name, '')), id) where merged_into is null`.execute(
    db,
  );
  await sql`create index contacts_of_person on contacts (person_id)`.execute(db);
  await sql`create index contacts_merged on contacts (merged_into) where merged_into is not null`.execute(db);
  await people(db);
  await work(db);
}

async function searching(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  // Only letters that every character type of PostgreSQL knows, so that the trigram index works everywhere.
  await sql`
    create function search_key(words text) returns text immutable strict parallel safe language sql return
      translate(translate(replace(replace(replace(
        lower(regexp_replace(normalize(words, nfkd), ${sql.lit(marks)}, '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        ${sql.lit(forms)}, ${sql.lit(plain)}), ${sql.lit(arabic)}, ${sql.lit(ascii)})`.execute(db);
  // concat_ws is not immutable, because it also takes moments.
  await sql`
    create function concat_words(variadic words text[]) returns text immutable parallel safe language sql return
      array_to_string(words, ' ')`.execute(db);
  // Each longer word, and the word without each of its letters: two words with one typo share one of them.
  await sql`
    create function typo_keys(key text) returns text[] immutable strict parallel safe language sql return (
      select coalesce(array_agg(distinct variant), '{}') from (
        select word, left(word, place - 1) || substr(word, place + 1) as variant
        from string_to_table(key, ' ') word, generate_series(1, length(word) + 1) place
        where length(word) between 4 and 30) variants)`.execute(db);
}

/** Who registers, applies, writes or signs in becomes a contact. Donors follow in a job: donations stay as cheap as they are. */
async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_contact(address text, name text, language text, phone text, kind text, at timestamptz) returns void
    language sql as $$
      insert into contacts as c (id, person_id, address, name, language, phone, kind, created_at)
      select id, id, lower(add_contact.address), left(nullif(add_contact.name, ''), 300), add_contact.language,
        add_contact.phone, add_contact.kind, add_contact.at
      from (select gen_random_uuid()::text as id) new_id
      where add_contact.address <> '' and lower(add_contact.address) not like '%@erased.invalid'
      on conflict (address) do update set name = coalesce(c.name, excluded.name), phone = coalesce(c.phone, excluded.phone)
      where (c.name is null and excluded.name is not null) or (c.phone is null and excluded.phone is not null)
    $$`.execute(db);
  for (const [table, { address, name, phone = "null", kind = "person" }] of Object.entries(sources)) {
    const values = (row: string): string =>
      `${row}.${address}, ${row}.${name}, ${row}.language, ${phone === "null" ? phone : `${row}.${phone}`}, '${kind}', ${row}.created_at`;
    await sql`
      create function ${sql.raw(`add_contact_of_${table}`)}() returns trigger language plpgsql as $$
      begin
        perform add_contact(${sql.raw(values("new"))});
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.raw(`${table}_contact`)} after insert or update of ${sql.raw(`${address}, ${name}`)} on ${sql.table(table)}
        for each row execute function ${sql.raw(`add_contact_of_${table}`)}()`.execute(db);
    await sql`select add_contact(${sql.raw(values("s"))}) from ${sql.table(table)} s`.execute(db);
  }
  // Donations up to this ledger entry have their contacts.
  await sql`create table contacts_mark (is_one boolean primary key default true check (is_one), entry_id bigint not null)`.execute(
    db,
  );
  await sql`insert into contacts_mark (entry_id) values (0)`.execute(db);
}

type Source = Readonly<{ address: string; name: string; phone?: string; kind?: string }>;
const sources: Readonly<Record<string, Source>> = {
  users: { address: "email", name: "name" },
  volunteer_applications: { address: "email", name: "name", phone: "phone" },
  partner_applications: { address: "email", name: "organisation", kind: "organization" },
  grant_applications: { address: "contact_email", name: "org_name", kind: "organization" },
  event_registrations: { address: "email", name: "name" },
  contact_messages: { address: "email", name: "name", phone: "phone" },
};

async function work(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_notes (
      id text primary key,
      contact_id text not null references contacts on delete cascade,
      body text not null check (length(body) between 1 and 5000),
      author_id text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index contact_notes_contact on contact_notes (contact_id, at desc)`.execute(db);
  await sql`
    create table contact_relations (
      id text primary key,
      contact_id text not null references contacts on delete cascade,
      other_id text not null references contacts on delete cascade,
      -- What the other one is to the contact.
      kind text not null check (kind in ('household', 'employer', 'contact_person')),
      made_by text not null,
      at timestamptz not null default now(),
      unique (contact_id, other_id, kind),
      check (contact_id <> other_id)
    )`.execute(db);
  await sql`create index contact_relations_other on contact_relations (other_id)`.execute(db);
  await sql`
    create table contact_tasks (
      task_id text primary key references staff_tasks on delete cascade,
      contact_id text not null references contacts on delete cascade
    )`.execute(db);
  await sql`create index contact_tasks_contact on contact_tasks (contact_id)`.execute(db);
}
