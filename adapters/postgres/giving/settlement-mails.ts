import type { Settlement } from "#domain/giving/settle/settlement.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";

/** The receipt's mail follows when it has its number. Texts and papers are made at sending time. */
export const mailsOf = ({ donation, movements }: Settlement): MailToQueue[] =>
  movements.flatMap((movement): MailToQueue[] => {
    const { id, language, donorEmail, tribute, monthlyGiftId } = donation;
    if (movement.kind === "refund") {
      const attachments = [{ name: "receipt.pdf", kind: "receipt", id }];
      return [{ kind: "gift-refund", cause: movement.movementId, to: donorEmail, language, attachments }];
    }
    if (movement.kind !== "gift" || !tribute?.notifyEmail) return [];
    // One mail per monthly donation. The address may be a stranger's, so it is stored with the mail.
    const cause = monthlyGiftId ?? id;
    return [{ kind: "tribute-notice", cause, to: tribute.notifyEmail, language, forgetOnceSent: true }];
  });

/** The part of a statement that queues them; `mails` is the part whose rows have a list of them. */
export const queueingMails = (mails: string) => `
  mailed as (
    insert into mail_outbox (kind, cause, to_address, language, attachments, forget_once_sent)
    select mail.kind, mail.cause, mail."to", mail.language, coalesce(mail.attachments, '[]'),
      coalesce(mail."forgetOnceSent", false)
    from ${mails}, jsonb_to_recordset(${mails}.mails) as mail(kind text, cause text, "to" text, language text,
      attachments jsonb, "forgetOnceSent" boolean)
    on conflict (kind, cause) do nothing
  )`;
