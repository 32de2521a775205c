/** Emails of campaigns on a contact's timeline, which names the person's contacts `member`. */
export const campaignEmails = {
  id: "r.id",
  at: "r.sent_at",
  words: "e.subject->>r.language",
  status: "r.state",
  from: `email_recipients r join email_campaigns e on e.id = r.campaign_id
    where r.contact_id in (select id from member) and r.state = 'SENT'`,
};
