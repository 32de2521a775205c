import { randomUUID } from "node:crypto";
import type pg from "pg";

/** Applications of people who do not exist, straight into the tables. */
export const applicants = (pool: pg.Pool) => ({
  volunteer: async (own: { status?: string; language?: string; roleId?: string } = {}): Promise<string> => {
    const id = randomUUID();
    await pool.query(
      `insert into volunteer_applications (id, name, email, role_id, motivation, language, status)
       values ($1, 'Lotte Visser', $2, $3, 'I would like to help.', $4, $5)`,
      [id, `${id}@example.org`, own.roleId ?? "digital-marketing", own.language ?? "nl", own.status ?? "NEW"],
    );
    return id;
  },
  grant: async (own: { status?: string; language?: string } = {}): Promise<string> => {
    const id = randomUUID();
    await pool.query(
      `insert into grant_applications
         (id, call_id, org_name, contact_name, contact_email, requested_cents, answers, language, status)
       values ($1, 'small-plans-for-children', 'Stichting Lezen', 'Omar Haddad', $2, 500000, '{"extra": "Books."}', $3, $4)`,
      [id, `${id}@example.org`, own.language ?? "ar", own.status ?? "NEW"],
    );
    return id;
  },
  partner: async (own: { status?: string } = {}): Promise<string> => {
    const id = randomUUID();
    await pool.query(
      `insert into partner_applications (id, organisation, contact_name, email, site_url, country, plan, language, status)
       values ($1, 'Care Circle', 'Tom Willems', $2, 'https://example.org/', 'Jordan', 'Work together.', 'en', $3)`,
      [id, `${id}@example.org`, own.status ?? "NEW"],
    );
    return id;
  },
});
