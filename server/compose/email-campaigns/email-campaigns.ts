import { randomUUID } from "node:crypto";
import { storedCampaigns } from "#adapters/postgres/email-campaigns/stored-campaigns.ts";
import { queueMails } from "#adapters/postgres/mail/outbox.ts";
import { problemInTexts } from "#domain/email-campaigns/check-campaign.ts";
import { writtenLanguages } from "#domain/email-campaigns/email-campaign.ts";
import type { Language } from "#domain/language.ts";
import { renderLetter } from "#domain/mail/render-letter.ts";
import type { EmailLinks } from "../../consent/email-links.ts";
import { emailCampaignLetter } from "../../letters/email-campaign-letter.ts";
import { translate } from "../../translate.ts";
import type { Base } from "../site/base.ts";
import { campaignSending } from "./campaign-sending.ts";

const clock = () => new Date();

type Reader = Readonly<{ id: string; email: string; firstName: string | null }>;

export function composeEmailCampaigns(base: Base, emailLinks: EmailLinks) {
  const { pool, publicUrl, frame, settings } = base;
  const campaigns = storedCampaigns(pool, {
    clock,
    needsReview: () => settings.get("emailsNeedReview"),
  });
  /** The email as this reader would get it; its unsubscribe link works for the reader only. */
  const letterFor = async (id: string, language: Language, { email, firstName }: Reader) => {
    const campaign = await campaigns.find(id);
    if (!campaign) return null;
    const around = await frame(language);
    const token = emailLinks.tokenOf({ address: email, purpose: campaign.purpose, messageId: null });
    const letter = emailCampaignLetter({
      ...campaign,
      language,
      name: firstName,
      foundationName: around.foundationName,
      token,
      publicUrl,
    });
    return { letter, around };
  };
  return {
    emailCampaigns: {
      ...campaigns,
      preview: async (id: string, language: Language, reader: Reader) => {
        const found = await letterFor(id, language, reader);
        return found && renderLetter(found.letter, found.around);
      },
      /** To the reader's own address, in every language that is written. */
      sendTest: async (id: string, reader: Reader) => {
        const campaign = await campaigns.find(id);
        if (!campaign) return "not_found";
        const problem = problemInTexts(campaign);
        if (problem) return problem;
        const mails = writtenLanguages(campaign).map(async (language) => {
          const found = await letterFor(id, language, reader);
          if (!found) return [];
          const subject = translate(language, "email-campaign-mail.test", { subject: found.letter.subject });
          const letter = { ...found.letter, subject };
          const kind = "email-campaign-test";
          return [{ kind, cause: `${id}:${randomUUID()}`, to: reader.email, language, letter, urgent: true }];
        });
        await queueMails(pool, (await Promise.all(mails)).flat());
        return "done";
      },
    },
    /** Connections are opened by `start` only. */
    sendCampaigns: () => campaignSending(base, emailLinks),
  };
}
