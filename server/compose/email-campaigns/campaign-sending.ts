import { setTimeout as pause } from "node:timers/promises";
import { smtpTransport } from "#adapters/mail/smtp.ts";
import { emailQueue } from "#adapters/postgres/email-campaigns/email-queue.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { defaultLimits } from "#domain/email-campaigns/pace.ts";
import { sendDueEmails, type ClaimedEmail, type SendOutcome } from "#domain/email-campaigns/send-emails.ts";
import type { MailMessage } from "#domain/mail/mail.ts";
import { renderLetter } from "#domain/mail/render-letter.ts";
import type { Work } from "#jobs/job.ts";
import { sendDueMail } from "#jobs/send-mail.ts";
import type { EmailLinks } from "../../consent/email-links.ts";
import { emailCampaignLetter } from "../../letters/email-campaign-letter.ts";
import { inSpan } from "../../traces/tracing.ts";
import type { Base } from "../site/base.ts";

const connections = 10;
/** More than connections, so that none waits for the next claim. */
const perRound = 50;
const clock = () => new Date();
const { random } = Math;

type Needs = Pick<Base, "pool" | "publicUrl" | "frame">;

/** Beside the transactional mail, with connections of its own, so that no receipt waits for a campaign. */
export function campaignSending(base: Needs & Pick<Base, "config">, emailLinks: EmailLinks): Work {
  const { mail, campaignPace, mode } = base.config;
  const { pool } = base;
  const limits = { ...defaultLimits, ...campaignPace, ...(mode === "demo" && { firstDay: null }) };
  const queue = emailQueue(pool, { limits });
  const write = writeCampaignEmail(base, emailLinks);
  const smtp = mail && smtpTransport({ ...mail, from: mail.campaignFrom }, connections);
  const send = async (email: ClaimedEmail): Promise<SendOutcome> => {
    const { letter, message } = await write(email);
    if (smtp) return inSpan("send campaign email", "client", () => smtp.send(message));
    // A demonstration keeps it in its mailbox.
    await queueMail(pool, {
      kind: "email-campaign",
      cause: message.id,
      to: email.address,
      language: email.language,
      letter,
    });
    return { kind: "accepted" };
  };
  return {
    run: ({ log, signal }) => {
      const report = ({ event, ...facts }: { event: string }) => log.error(facts, event);
      return sendDueMail(sendDueEmails({ queue, send, clock, pause, random, report }, perRound), signal);
    },
    abandon: () => smtp?.close({ abandon: true }),
    finish: () => smtp?.close(),
  };
}

/** The message of one recipient. Its id is the same at every attempt. */
export const writeCampaignEmail =
  ({ frame, publicUrl }: Pick<Needs, "frame" | "publicUrl">, emailLinks: EmailLinks) =>
  async (email: ClaimedEmail) => {
    const { campaignId, address, language, purpose } = email;
    const id = `${campaignId}.${email.id}`;
    const around = await frame(language);
    const { foundationName, replyTo } = around;
    const token = emailLinks.tokenOf({ address, purpose, messageId: id });
    const letter = emailCampaignLetter({ ...email, foundationName, token, publicUrl });
    const message: MailMessage = {
      id,
      to: address,
      language,
      senderName: foundationName,
      replyTo,
      unsubscribeUrl: letter.unsubscribeUrl ?? null,
      list: { id: purpose, name: foundationName, campaign: campaignId },
      attachments: [],
      ...renderLetter(letter, around),
    };
    return { letter, message };
  };
