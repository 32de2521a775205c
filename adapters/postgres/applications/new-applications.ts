import type pg from "pg";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import type { SentFacts, WithTransaction } from "#domain/applications/new-application.ts";
import { consentsIn, type FormDefinition } from "#domain/forms/define-form.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { insertRow } from "../base/insert-row.ts";
import { queueMail } from "../mail/outbox.ts";
import { addApplicationLink } from "./application-links.ts";

type Sent = SentFacts & Readonly<{ email: string }>;

export type Store<Application extends Sent> = Readonly<{
  kind: ApplicationKind;
  form: FormDefinition;
  /** The first that was sent after `since`, if any. Takes the locks that make the answer true until the transaction ends. */
  findEarlier: (
    client: pg.ClientBase,
    application: Application,
    since: Date,
  ) => Promise<{ id: string } | undefined>;
  insert: (client: pg.ClientBase, application: Application) => Promise<void>;
  /** Runs whether the application is new or not. */
  finish?: (client: pg.ClientBase, application: Application) => Promise<unknown>;
}>;

type Letters<Application, About> = {
  received: (application: Application, about: About, statusToken: string) => readonly MailToQueue[];
  again?: (earlierId: string, application: Application, about: About) => MailToQueue;
};

/** Application, consents, link and letters in one transaction. */
export const applicationStores =
  <Application extends Sent, About>(
    pool: pg.Pool,
    store: Store<Application>,
    letters: Letters<Application, About>,
  ): WithTransaction<Application, About> =>
  (work) =>
    inTransaction(pool, (client) =>
      work({
        addUnlessSentSince: async (application, since) => {
          const earlier = await store.findEarlier(client, application, since);
          if (!earlier) {
            await store.insert(client, application);
            await insertConsents(client, store, application);
          }
          await store.finish?.(client, application);
          return earlier ? { earlierId: earlier.id } : "added";
        },
        writeLetters: async (application, about) => {
          const token = await addApplicationLink(client, store.kind, application.id);
          for (const letter of letters.received(application, about, token)) await queueMail(client, letter);
        },
        sayAgainByMail: async (earlierId, application, about) => {
          const letter = letters.again?.(earlierId, application, about);
          if (letter) await queueMail(client, letter);
        },
      }),
    );

async function insertConsents(
  client: pg.ClientBase,
  { kind, form }: Pick<Store<never>, "kind" | "form">,
  { id, language, consentTextVersion, createdAt, ...values }: SentFacts,
): Promise<void> {
  for (const { purpose, granted } of consentsIn(form, values))
    await insertRow(client, "consent_events", {
      subject_kind: `${kind}_application`,
      subject_id: id,
      purpose,
      granted,
      text_version: consentTextVersion ?? "",
      language,
      at: createdAt,
    });
}
