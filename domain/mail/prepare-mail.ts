import type { Language } from "#domain/language.ts";
import { letter as letterSchema, type Letter } from "./letter.ts";
import type { LetterFrame } from "./letter-frame.ts";
import type { Attachment, AttachmentReference, MailMessage, StoredMail } from "./mail.ts";
import type { AttachmentMaker, LetterMaker } from "./ports.ts";
import { renderLetter } from "./render-letter.ts";

export type PrepareNeeds = {
  frame: (language: Language) => Promise<LetterFrame>;
  letters: Readonly<Record<string, LetterMaker>>;
  papers: Readonly<Record<string, AttachmentMaker>>;
};
export type MailText = Omit<MailMessage, "attachments">;

/** The text without attachments; null if there is nothing left to say. */
export const writeMail =
  ({ frame, letters }: Pick<PrepareNeeds, "frame" | "letters">) =>
  async (mail: StoredMail): Promise<MailText | null> => {
    const letter = await letterOf(mail, letters);
    if (!letter) return null;
    const around = await frame(mail.language);
    return {
      id: mail.id,
      to: mail.to,
      language: mail.language,
      senderName: around.foundationName,
      replyTo: around.replyTo,
      unsubscribeUrl: letter.unsubscribeUrl ?? null,
      list: null,
      ...renderLetter(letter, around),
    };
  };

export const makePaper =
  ({ papers }: Pick<PrepareNeeds, "papers">) =>
  async ({ name, kind, id }: AttachmentReference, language: Language): Promise<Attachment> => {
    const make = papers[kind];
    if (!make) throw new Error(`Nobody makes attachments of the kind ${kind}`);
    return { name, ...(await make(id, language)) };
  };

export const prepareMail =
  (needs: PrepareNeeds) =>
  async (mail: StoredMail): Promise<MailMessage | null> => {
    const words = await writeMail(needs)(mail);
    if (!words) return null;
    const make = makePaper(needs);
    return {
      ...words,
      attachments: await Promise.all(mail.attachments.map((paper) => make(paper, mail.language))),
    };
  };

async function letterOf(mail: StoredMail, letters: PrepareNeeds["letters"]): Promise<Letter | null> {
  if (mail.letter !== null) return letterSchema.parse(mail.letter);
  const make = letters[mail.kind];
  if (!make) throw new Error(`Nobody writes letters of the kind ${mail.kind}`);
  return make(mail.cause, mail.language);
}
