import { sql, type Kysely } from "kysely";

/**
 * The foundation always keeps an administrator who has shown that they can sign in: an invitation that nobody has
 * answered does not count. One after the other, so that two who remove each other at once do not both succeed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_an_admin() returns trigger language plpgsql as $$
    begin
      if old.role = 'ADMIN' and (tg_op = 'DELETE' or new.role <> 'ADMIN') then
        perform pg_advisory_xact_lock(hashtextextended('last-admin', 0));
        if not exists (select from users where role = 'ADMIN' and email_verified and id <> old.id) then
          raise exception 'the last administrator cannot be removed' using errcode = 'check_violation',
            constraint = 'keep_an_admin';
        end if;
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger keep_an_admin before update of role or delete on users
      for each row execute function keep_an_admin()`.execute(db);
  await sql`create index users_staff on users (role, id) where role <> 'DONOR'`.execute(db);
  await sql`create index audit_log_action on audit_log (action text_pattern_ops, id desc)`.execute(db);
  await sql`create index mail_outbox_sent on mail_outbox (sent_at desc) where sent_at is not null`.execute(
    db,
  );
}
