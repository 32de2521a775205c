import type { Language } from "#domain/language.ts";
import type { Attachment, StoredMail } from "./mail.ts";
import type { KeptMail } from "./ports.ts";
import { makePaper, writeMail, type PrepareNeeds } from "./prepare-mail.ts";

const maxShown = 50;

export type ReadableMail = {
  id: string;
  to: string;
  subject: string;
  language: Language;
  text: string;
  html: string;
  attachments: ReadonlyArray<{ name: string }>;
  sentAt: Date;
};

/** The demonstration's mailbox: mail that would have been sent. */
export type Mailbox = {
  newest(to?: string): Promise<ReadableMail[]>;
  find(id: string): Promise<ReadableMail | null>;
  attachment(id: string, place: number): Promise<Attachment | null>;
};

type Needs = PrepareNeeds & {
  kept: KeptMail;
  /** False if the demonstration has a mail server, which takes the mail instead. */
  keepsAll: boolean;
  clock: () => Date;
};

export const demoMailbox = (needs: Needs): Mailbox => {
  const { kept, keepsAll, clock } = needs;
  // A reader sees everything written so far, without waiting for the worker.
  const lookAt = async <Found>(look: () => Promise<Found>): Promise<Found> => {
    if (keepsAll) await kept.keepWaiting(clock());
    return look();
  };
  return {
    newest: async (to) => {
      const mails = await lookAt(() => kept.newest({ most: maxShown, ...(to === undefined ? {} : { to }) }));
      const readable = await Promise.all(mails.map((mail) => read(needs, mail)));
      return readable.filter((mail) => mail !== null);
    },
    find: async (id) => {
      const mail = await lookAt(() => kept.find(id));
      return mail && read(needs, mail);
    },
    attachment: async (id, place) => {
      const mail = await lookAt(() => kept.find(id));
      const paper = mail?.attachments[place];
      return mail && paper ? makePaper(needs)(paper, mail.language) : null;
    },
  };
};

async function read(needs: Needs, mail: StoredMail & { sentAt: Date }): Promise<ReadableMail | null> {
  const words = await writeMail(needs)(mail);
  if (!words) return null;
  const { id, to, subject, language, text, html } = words;
  const attachments = mail.attachments.map(({ name }) => ({ name }));
  return { id, to, subject, language, text, html, attachments, sentAt: mail.sentAt };
}
