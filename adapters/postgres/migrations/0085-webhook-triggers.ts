/** Ids, sums and what is public anyway; who gave or applied is asked for with a token that may know it. */
export const tellingTriggers: readonly string[] = [
  `create function tell_of_gifts() returns trigger language plpgsql as $$
    declare
      booked record;
    begin
      if not exists (select from webhook_endpoints) then return null; end if;
      for booked in
        select case added.cause_kind when 'gift' then 'gift.settled' when 'refund' then 'gift.refunded'
            when 'refund_failed' then 'gift.refund_failed' when 'chargeback' then 'gift.charged_back'
            else 'gift.chargeback_reversed' end as told,
          json_build_object('giftId', d.id, 'reference', d.reference, 'amountCents', d.amount_cents,
            'chargedCents', d.charged_cents, 'movedCents', (select sum(p.cents) from ledger_postings p
              where p.entry_id = added.id and p.cents > 0),
            'currency', d.currency, 'frequency', d.frequency, 'monthlyGiftId', d.recurring_gift_id,
            'campaignId', d.campaign_id, 'programId', d.program_id, 'bookedOn', added.booked_on) as facts
        from added join donations d on d.id = added.donation_id
        where added.cause_kind in ('gift', 'refund', 'refund_failed', 'chargeback', 'chargeback_reversed')
        order by added.id
      loop
        perform tell_webhooks(booked.told, booked.facts);
      end loop;
      return null;
    end $$`,
  `create trigger ledger_entries_tell after insert on ledger_entries
    referencing new table as added for each statement execute function tell_of_gifts()`,

  `create function tell_of_monthly_gift() returns trigger language plpgsql as $$
    begin
      perform tell_webhooks(case new.status when 'ENDED' then 'monthly_gift.ended' else 'monthly_gift.begun' end,
        json_build_object('monthlyGiftId', new.id, 'amountCents', new.amount_cents, 'chargedCents', new.charged_cents,
          'currency', 'EUR', 'dayOfMonth', new.day_of_month));
      return null;
    end $$`,
  `create trigger recurring_gifts_tell_begun after insert on recurring_gifts
    for each row execute function tell_of_monthly_gift()`,
  `create trigger recurring_gifts_tell_ended after update of status on recurring_gifts
    for each row when (new.status = 'ENDED' and old.status <> 'ENDED') execute function tell_of_monthly_gift()`,

  `create function tell_of_application() returns trigger language plpgsql as $$
    begin
      perform tell_webhooks('application.made',
        json_build_object('kind', tg_argv[0], 'applicationId', new.id, 'language', new.language));
      return null;
    end $$`,
  ...["volunteer", "grant", "partner"].map(
    (kind) => `create trigger ${kind}_applications_tell after insert on ${kind}_applications
      for each row execute function tell_of_application('${kind}')`,
  ),
  `create function tell_of_decision() returns trigger language plpgsql as $$
    begin
      perform tell_webhooks('application.decided', json_build_object('kind', new.application_kind,
        'applicationId', new.application_id, 'status', new.to_status));
      return null;
    end $$`,
  `create trigger application_events_tell after insert on application_events
    for each row when (new.to_status in ('APPROVED', 'DECLINED')) execute function tell_of_decision()`,

  `create function tell_of_publication() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.version = old.version then return null; end if;
      perform tell_webhooks(case new.kind when 'post' then 'post.published' else 'report.published' end,
        json_build_object('id', new.id, 'version', new.version, 'title', new.body->'title'));
      return null;
    end $$`,
  `create trigger content_items_tell after insert or update on content_items
    for each row when (new.kind in ('post', 'document') and not new.sample) execute function tell_of_publication()`,
  `create function tell_of_accounts() returns trigger language plpgsql as $$
    begin
      perform tell_webhooks('annual_accounts.published', json_build_object('year', new.year, 'publishedOn', new.published_on));
      return null;
    end $$`,
  `create trigger anbi_publications_tell after insert on anbi_publications
    for each row execute function tell_of_accounts()`,
];
