import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";

/**
 * Every table and view, as the migrations leave them. Made by `npm run tables`; never written by hand.
 * `testing/sql-check/tables.db.test.ts` compares it with the migrated database.
 */
export type Tables = {
  account_pictures: {
    bytes: Buffer | null;
    hash: string | null;
    kept_at: Date;
    source: "upload" | "provider" | "none";
    user_id: string;
  };
  added_accounts: {
    added_at: Generated<Date>;
    added_by: string;
    closed_at: Date | null;
    id: string;
    number: string;
    parent: string;
    title: Json;
  };
  address_digest_key: {
    is_one: Generated<boolean>;
    key: string;
  };
  alert_looks: {
    at: Date;
    is_one: Generated<boolean>;
  };
  alerts: {
    began_at: Generated<Date>;
    end_told_at: Date | null;
    ended_at: Date | null;
    id: GeneratedAlways<number>;
    kind: string;
    looks: Generated<number>;
    place: string;
    seen_at: Generated<Date>;
    told_at: Date | null;
    why: string;
  };
  anbi_forms: {
    facts: Json;
    year: number;
  };
  anbi_publications: {
    facts: Json;
    id: GeneratedAlways<number>;
    published_by: string;
    published_on: Generated<string>;
    year: number;
  };
  anbi_statuses: {
    id: GeneratedAlways<number>;
    kept_at: Generated<Date>;
    status: string;
    valid_from: string | null;
    valid_until: string | null;
  };
  api_tokens: {
    id: string;
    last_day: string | null;
    last_used_on: string | null;
    made_at: Generated<Date>;
    made_by: string;
    name: string;
    networks: Generated<string>;
    revoked_at: Date | null;
    revoked_by: string | null;
    scopes: string[];
    start: string;
    token_hash: Buffer;
  };
  application_events: {
    actor_id: string;
    application_id: string;
    application_kind: "volunteer" | "grant" | "partner";
    at: Generated<Date>;
    from_status: string;
    id: GeneratedAlways<number>;
    reason: string | null;
    to_status: string;
    version: number;
  };
  application_links: {
    application_id: string;
    application_kind: "volunteer" | "grant" | "partner";
    created_at: Generated<Date>;
    token_hash: Buffer;
    withdrawn_at: Date | null;
  };
  application_moves: {
    from_status: string;
    to_status: string;
  };
  application_notes: {
    application_id: string;
    application_kind: "volunteer" | "grant" | "partner";
    at: Generated<Date>;
    author_id: string;
    body: string;
    id: string;
  };
  audit_log: {
    about_user_id: string | null;
    action: string;
    actor_id: string | null;
    actor_role: string | null;
    after: Json<null | undefined>;
    at: Generated<Date>;
    before: Json<null | undefined>;
    id: GeneratedAlways<number>;
    request_id: string | null;
    subject_id: string;
    subject_kind: string;
  };
  backups: {
    bytes: number;
    finished_at: Generated<Date>;
    name: string;
    place: string;
    sha256: string;
    taken_at: Date;
  };
  bank_accounts: {
    added_at: Generated<Date>;
    added_by: string;
    cleared_through: Generated<number>;
    closing_cents: Cents | null;
    holder: string;
    iban: string;
    id: string;
    known_from: string | null;
    known_to: string | null;
    ledger_account_id: string;
    name: string;
    opening_cents: Cents | null;
  };
  bank_entries: {
    account_id: string;
    bank_reference: string | null;
    batch_id: string | null;
    booked_on: string;
    cents: Cents;
    code: Json;
    entry_reference: string | null;
    id: GeneratedAlways<number>;
    is_reversal: boolean;
    key: string;
    ordinal: number;
    reader_version: number;
    statement_id: number;
    text: string | null;
    value_on: string | null;
    xml: string;
  };
  bank_file_pieces: {
    bytes: Buffer;
    file_id: string;
    number: number;
  };
  bank_files: {
    booked_entries: Generated<number>;
    ended_at: Date | null;
    id: string;
    is_read_as_latin: Generated<boolean>;
    name: string;
    problems: Json<undefined>;
    read_bytes: Generated<number>;
    read_entries: Generated<number>;
    sha256: string | null;
    size_bytes: Generated<number>;
    state: "RECEIVING" | "WAITING" | "READING" | "BOOKING" | "EXPLAINING" | "DONE" | "REFUSED" | "STOPPED";
    uploaded_at: Generated<Date>;
    uploaded_by: string;
  };
  bank_lines: {
    cents: Cents;
    counterparty_iban: string | null;
    counterparty_name: string | null;
    end_to_end_id: string | null;
    entry_id: number;
    event: string;
    id: GeneratedAlways<number>;
    joined_remittance: string;
    mandate_id: string | null;
    number: number;
    remittance: string;
    return_reason: string | null;
    structured_reference: string | null;
  };
  bank_matches: {
    cents: Cents | null;
    description: string | null;
    donation_id: string | null;
    expense_id: string | null;
    fund: string | null;
    hand_entry_id: string | null;
    id: string;
    kind: string;
    ledger_account_id: string | null;
    line_id: number;
    made_at: Generated<Date>;
    made_by: string | null;
    nature: string | null;
    original_line_id: number | null;
    payout_id: string | null;
    payout_provider: string | null;
    program_id: string | null;
    project_id: string | null;
    rule_id: string | null;
    undoes: string | null;
  };
  bank_read_entries: {
    entry: Json;
    file_id: string;
    key: string;
    position: number;
    statement: number;
  };
  bank_statements: {
    account_id: string;
    bank_id: string;
    closing_cents: Cents;
    entry_count: number;
    explained_at: Date | null;
    explained_to: Generated<number>;
    file_id: string;
    from_on: string;
    gone_through: Generated<number>;
    id: GeneratedAlways<number>;
    joined_at: Date | null;
    late_count: Generated<number>;
    line_count: Generated<number>;
    new_count: Generated<number>;
    number: number;
    opening_cents: Cents;
    problem: Json<null | undefined>;
    sequence: string | null;
    skipped_count: number;
    state: "WAITING" | "JOINED" | "CONFLICT";
    to_on: string;
  };
  book_year_events: {
    adopted_by: string | null;
    adopted_on: string | null;
    at: Generated<Date>;
    by_user: string;
    id: GeneratedAlways<number>;
    kind: "closed" | "reopening_asked" | "reopened";
    remark: string | null;
    snapshot: Json<null | undefined>;
    year: number;
  };
  book_years: {
    is_closed: boolean;
    year: number;
  };
  books_to_come: {
    id: GeneratedAlways<number>;
    kind: "gift" | "entry";
    name: string;
  };
  budgets: {
    cents: Cents;
    line:
      | "individuals"
      | "companies"
      | "lotteries"
      | "government"
      | "affiliated"
      | "otherNonProfits"
      | "goodsAndServices"
      | "other"
      | "objectives"
      | "fundraising"
      | "administration"
      | "financial";
    program_id: string | null;
    project_id: string | null;
    year: number;
  };
  campaign_commitments: {
    announced_ends_on: string;
    campaign_id: string;
    commitment: Json;
    other_project_id: string | null;
    stated_at: Generated<Date>;
  };
  campaign_offers: {
    answer: "REFUND" | "KEEP" | "LAPSED" | null;
    answered_at: Date | null;
    campaign_id: string;
    donation_id: string;
    due_on: string;
    gift_cents: Cents;
    refund_cents: Cents;
    settled_at: Date | null;
    token_hash: Buffer;
  };
  campaign_outcomes: {
    campaign_id: string;
    carried_out_at: Generated<Date>;
    carried_out_by: string;
    choice: "CAMPAIGN" | "PROGRAM" | "PROJECT" | "OFFER_BACK";
    goal_cents: Cents;
    moved_cents: Cents;
    outcome: "CANCELLED" | "BELOW_GOAL" | "LATE" | "ABOVE_GOAL" | "REACHED";
    raised_cents: Cents;
  };
  card_uses: {
    at: Generated<Date>;
    card_hash: Buffer;
    declined: boolean;
    donation_id: string;
    email_hash: Buffer;
    provider: string;
    use_id: string;
  };
  check_results: {
    checked_at: Generated<Date>;
    claim: string;
    examples: Json<undefined>;
    faults: number;
    name: string;
    night: string;
  };
  consent_events: {
    at: Generated<Date>;
    granted: boolean;
    id: GeneratedAlways<number>;
    language: Language;
    purpose: string;
    subject_id: string;
    subject_kind: string;
    text_version: string;
  };
  consent_texts: {
    first_shown_at: Generated<Date>;
    language: Language;
    version: string;
    words: string;
  };
  contact_gifts: {
    campaign_id: string | null;
    cents: Cents;
    contact_id: string;
    donation_id: string;
    paid_on: string;
    person_id: string;
    program_id: string | null;
  };
  contact_gifts_mark: {
    entry_id: number;
    is_one: Generated<boolean>;
  };
  contact_messages: {
    created_at: Generated<Date>;
    email: string;
    id: string;
    language: Language;
    message: string;
    name: string;
    phone: string | null;
    preferred_time: string | null;
    status: Generated<"NEW" | "ANSWERED">;
    topic: "general" | "donation" | "receipt" | "volunteering" | "grants" | "press" | "call" | "privacy";
  };
  contact_notes: {
    at: Generated<Date>;
    author_id: string;
    body: string;
    contact_id: string;
    id: string;
  };
  contact_relations: {
    at: Generated<Date>;
    contact_id: string;
    id: string;
    kind: "household" | "employer" | "contact_person";
    made_by: string;
    other_id: string;
  };
  contact_tasks: {
    contact_id: string;
    task_id: string;
  };
  contacts: {
    address: string;
    country: string | null;
    created_at: Generated<Date>;
    id: Generated<string>;
    kind: Generated<"person" | "organization">;
    language: Generated<Language>;
    merged_into: string | null;
    name: string | null;
    person_id: string;
    phone: string | null;
    postcode: string | null;
    search_text: GeneratedAlways<string>;
    street: string | null;
    town: string | null;
    version: Generated<number>;
  };
  contacts_mark: {
    entry_id: number;
    is_one: Generated<boolean>;
  };
  content_drafts: {
    body: Json;
    id: string;
    kind: string;
    publish_at: Date | null;
    publish_version: number | null;
    schedule_failed_at: Date | null;
    updated_at: Generated<Date>;
    updated_by: string | null;
    version: number;
  };
  content_items: {
    body: Json;
    id: string;
    kind: string;
    position: Generated<number>;
    sample: Generated<boolean>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  content_records: {
    body: unknown;
    id: string | null;
    kind: string | null;
    publish_at: Date | null;
    publish_version: number | null;
    published_version: number | null;
    sample: boolean | null;
    schedule_failed_at: Date | null;
    state: string | null;
    updated_at: Date | null;
    updated_by: string | null;
    version: number | null;
  };
  content_versions: {
    action: "start" | "draft" | "publish" | "schedule" | "unpublish" | "restore";
    at: Generated<Date>;
    body: Json;
    by_id: string | null;
    fields: Generated<string[]>;
    id: string;
    kind: string;
    version: number;
  };
  counted_refunds: {
    entry_id: number;
  };
  daily_ledger_sums: {
    account_id: string | null;
    campaign_id: string | null;
    cents: Cents | null;
    fund: string | null;
    nature: string | null;
    program_id: string | null;
    project_id: string | null;
    purpose_id: number | null;
    year: number | null;
  };
  database_mode: {
    mode: "demo" | "production";
    since: Generated<Date>;
    singleton: Generated<boolean>;
  };
  declined_cards: {
    at: Date;
    attempt_id: string;
    decline_id: string;
    noted_at: Generated<Date>;
    provider: string;
  };
  discrepancies: {
    donation_id: string | null;
    id: GeneratedAlways<number>;
    kind: string;
    noticed_at: Generated<Date>;
    payment_id: string;
    provider: string;
    resolution: string | null;
    resolved_at: Date | null;
    truth: Json;
  };
  document_downloads: {
    count: number;
    day: string;
    document_id: string;
  };
  document_files: {
    bytes: Buffer;
    document_id: string;
    language: Language;
    made_at: Date;
    version: string;
  };
  donation_events: {
    at: Generated<Date>;
    attempt_id: string | null;
    donation_id: string;
    from_status: string;
    id: GeneratedAlways<number>;
    to_status: string;
  };
  donation_moves: {
    from_status: string;
    to_status: string;
  };
  donations: {
    amount_cents: Cents;
    attempts: Generated<number>;
    by_transfer: Generated<boolean>;
    campaign_id: string | null;
    charged_cents: Cents;
    country: string | null;
    cover_fees: GeneratedAlways<boolean | null>;
    created_at: Generated<Date>;
    currency: "EUR";
    donor_email: string;
    donor_name: string | null;
    frequency: "ONE_TIME" | "MONTHLY";
    fund: "ZAKAT" | null;
    id: string;
    language: Language;
    method: string | null;
    paid_at: Date | null;
    paid_attempt_id: string | null;
    program_id: string | null;
    recurring_gift_id: string | null;
    reference: string;
    status: Generated<
      | "PENDING"
      | "PROCESSING"
      | "COMPLETED"
      | "FAILED"
      | "CANCELLED"
      | "PARTIALLY_REFUNDED"
      | "REFUNDED"
      | "DISPUTED"
      | "CHARGED_BACK"
      | "REVERSED"
    >;
    tribute_honoree: string | null;
    tribute_message: string | null;
    tribute_notify_email: string | null;
    tribute_type: "honor" | "memory" | null;
    user_id: string | null;
    version: Generated<number>;
  };
  doubtful_gifts: {
    decided_at: Date | null;
    decided_by: string | null;
    donation_id: string;
    noted_at: Generated<Date>;
    reasons: string[];
    score: number;
    state: Generated<"OPEN" | "ACCEPTED" | "REFUSED">;
  };
  email_campaigns: {
    accepted_refusals: Generated<number>;
    body: Json;
    changed_by: string | null;
    created_at: Generated<Date>;
    ended_at: Date | null;
    id: string;
    left_out: Json<undefined>;
    missing_text: Generated<"wait" | "exclude">;
    paused_because: "staff" | "bounces" | null;
    planned_for: Date | null;
    purpose: Generated<"news" | "projects" | "appeals" | "events">;
    quiet_days: Generated<number>;
    reviewed_by: string | null;
    started_at: Date | null;
    state: Generated<"draft" | "reviewed" | "planned" | "sending" | "paused" | "stopped" | "finished">;
    subject: Json;
    version: Generated<number>;
    written: Generated<string[]>;
  };
  email_consents: {
    address: string;
    at: Generated<Date>;
    channel: Generated<"email">;
    confirmed_at: Date | null;
    granted: boolean;
    id: GeneratedAlways<number>;
    is_current: Generated<boolean>;
    language: Language;
    purpose: "news" | "projects" | "appeals" | "events";
    source: string;
    text_version: string;
  };
  email_days: {
    day: string;
    in_second: number;
    second: Date;
    taken: number;
  };
  email_recipients: {
    attempts: Generated<number>;
    campaign_id: string;
    contact_id: string;
    domain: string;
    due_at: Date;
    id: GeneratedAlways<number>;
    language: Language;
    reason: string | null;
    sent_at: Date | null;
    state: "WAITING" | "QUEUED" | "SENDING" | "SENT" | "REFUSED" | "LEFT_OUT";
  };
  entered_gift_decisions: {
    decided_at: Generated<Date>;
    decided_by: string;
    gift_id: string;
    outcome: "APPROVED" | "REFUSED";
    reason: string | null;
  };
  entered_gifts: {
    amount_cents: Cents;
    bank_reference: string | null;
    campaign_id: string | null;
    correction_reason: string | null;
    corrects: string | null;
    document: Buffer | null;
    document_sha256: GeneratedAlways<string | null>;
    document_type: "application/pdf" | "image/jpeg" | "image/png" | null;
    donor: Json<null | undefined>;
    entered_at: Generated<Date>;
    entered_by: string;
    fund: "ZAKAT" | null;
    goods: string | null;
    holds_reference: Generated<boolean>;
    id: string;
    import_id: string | null;
    import_row: number | null;
    kept_as: "stocks" | "fixed-assets" | null;
    method: "BANK_TRANSFER" | "CASH" | "CHEQUE" | "IN_KIND";
    needs_approval: boolean;
    program_id: string | null;
    received_on: string;
    valued_by: string | null;
    valued_how: string | null;
  };
  entry_decisions: {
    decided_at: Generated<Date>;
    decided_by: string;
    entry_id: string;
    outcome: "APPROVED" | "REFUSED";
    reason: string | null;
  };
  event_registrations: {
    arrival: GeneratedAlways<number>;
    created_at: Generated<Date>;
    email: string;
    event_id: string;
    id: string;
    language: Language;
    name: string;
    people: number;
    status: "CONFIRMED" | "WAITING";
  };
  expenses: {
    corrects: string | null;
    document: Buffer;
    document_sha256: GeneratedAlways<string>;
    document_type: "application/pdf" | "image/jpeg" | "image/png";
    entered_at: Generated<Date>;
    entered_by: string;
    id: string;
  };
  failures_by_origin: {
    address_hash: Buffer;
    at: Generated<Date>;
    attempt_id: string;
    email_hash: Buffer;
    secret_hash: Buffer;
  };
  figure_records: {
    document: Buffer | null;
    document_dated_on: string | null;
    document_id: string | null;
    document_sha256: string | null;
    document_type: "application/pdf" | "image/jpeg" | "image/png" | null;
    entered_at: Generated<Date>;
    entered_by: string;
    from_day: string;
    id: GeneratedAlways<number>;
    link: string | null;
    measure: "beneficiaries" | "completed_projects" | "volunteer_hours";
    program_id: string | null;
    reason: string | null;
    source: Json;
    to_day: string;
    value: number;
  };
  form_funnel: {
    day: string;
    frequency: "ONE_TIME" | "MONTHLY" | null;
    language: Language;
    step: "opened" | "ready" | "submitted" | "paid";
    times: number;
  };
  foundation_identities: {
    body: Json;
    id: GeneratedAlways<number>;
    sample: boolean;
    valid_from: Generated<Date>;
    version: number;
  };
  gift_days: {
    campaign_id: string;
    day: string;
    dimension: "all" | "country" | "language" | "method" | "donor";
    frequency: "ONE_TIME" | "MONTHLY";
    gifts: number;
    given_cents: Cents;
    returned_cents: Cents;
    value: string;
  };
  gift_days_mark: {
    entry_id: number;
    singleton: Generated<boolean>;
  };
  gift_imports: {
    file: Buffer;
    file_name: string;
    file_sha256: GeneratedAlways<string>;
    gifts: number;
    id: string;
    imported_at: Generated<Date>;
    imported_by: string;
  };
  gift_reversals: {
    donation_id: string;
    reason: string;
    reversed_at: Generated<Date>;
    reversed_by: string | null;
  };
  gift_sums: {
    campaign_id: string | null;
    day: string | null;
    dimension: string | null;
    frequency: string | null;
    gifts: number | null;
    given_cents: Cents | null;
    returned_cents: Cents | null;
    value: string | null;
  };
  giving_origins: {
    address_hash: Buffer;
    at: Generated<Date>;
    email_hash: Buffer;
    range_hash: Buffer | null;
    risk: number | null;
    risk_reasons: string[] | null;
    secret_hash: Buffer;
  };
  grant_applications: {
    answers: Json<undefined>;
    assignee_id: string | null;
    awarded_cents: Cents | null;
    call_id: string;
    contact_email: string;
    contact_name: string;
    created_at: Generated<Date>;
    decided_at: Date | null;
    decision_motivation: string | null;
    draft_hash: Buffer | null;
    id: string;
    language: Language;
    org_name: string;
    requested_cents: Cents;
    search_text: GeneratedAlways<string>;
    status: Generated<"NEW" | "SCREENING" | "INTERVIEW" | "APPROVED" | "DECLINED">;
    version: Generated<number>;
  };
  grant_drafts: {
    call_id: string;
    expires_at: Date;
    fields: Json;
    id: string;
    saved_at: Date;
    token_hash: Buffer;
  };
  grant_scores: {
    application_id: string;
    at: Generated<Date>;
    comment: string;
    marks: number[];
    reviewer_id: string;
  };
  hand_entries: {
    document: Buffer;
    document_sha256: GeneratedAlways<string>;
    document_type: "application/pdf" | "image/jpeg" | "image/png";
    due_on: string | null;
    entered_at: Generated<Date>;
    entered_by: string;
    id: string;
    kind: "opening" | "income" | "charge" | "transfer" | "accrual" | "invoice" | "payment" | "journal";
    party: string | null;
    party_iban: string | null;
    reference: string | null;
    release_on: string | null;
    settles: string | null;
  };
  held_bank_matches: {
    cents: Cents | null;
    donation_id: string | null;
    expense_id: string | null;
    hand_entry_id: string | null;
    id: string | null;
    kind: string | null;
    ledger_account_id: string | null;
    line_id: number | null;
    made_at: Date | null;
    made_by: string | null;
    original_line_id: number | null;
    payout_id: string | null;
    payout_provider: string | null;
    rule_id: string | null;
  };
  incidents: {
    began_at: Date;
    ended_at: Date | null;
    id: GeneratedAlways<number>;
    part: "giving" | "mail";
    state: "partly" | "down";
  };
  indicator_records: {
    corrects: string | null;
    document: Buffer | null;
    document_dated_on: string | null;
    document_is_public: Generated<boolean>;
    document_sha256: GeneratedAlways<string | null>;
    document_type: "application/pdf" | "image/jpeg" | "image/png" | null;
    entered_at: Generated<Date>;
    entered_by: string;
    id: string;
    indicator_id: string;
    kind: "BASELINE" | "TARGET" | "ACTUAL";
    link: string | null;
    measure: string;
    note: Json<null | undefined>;
    on_day: string;
    place: GeneratedAlways<number>;
    reason: string | null;
    value: string | null;
  };
  indicator_words: {
    entered_at: Generated<Date>;
    entered_by: string;
    id: GeneratedAlways<number>;
    indicator_id: string;
    label: Json;
    unit: Json;
  };
  indicators: {
    adds: boolean;
    entered_at: Generated<Date>;
    entered_by: string;
    id: string;
    measure: "COUNT" | "PERCENT";
    name: string;
    place: GeneratedAlways<number>;
    project_id: string;
  };
  job_health: {
    failures: Generated<number>;
    first_seen_at: Date;
    job: string;
    last_done_at: Date | null;
    last_duration_ms: number | null;
    last_ended_at: Date | null;
    last_error: string | null;
    last_failed_at: Date | null;
    running_since: Date | null;
  };
  known_devices: {
    device_hash: Buffer;
    seen_at: Date;
    user_id: string;
  };
  ledger_accounts: {
    category: "PROGRAM" | "FUNDRAISING" | "ADMINISTRATION" | null;
    holds: GeneratedAlways<boolean>;
    id: string;
    kind: "ASSET" | "LIABILITY" | "EQUITY" | "INCOME" | "EXPENSE";
    raised: Generated<boolean>;
  };
  ledger_day_sums: {
    account_id: string | null;
    credit_cents: Cents | null;
    day: string | null;
    debit_cents: Cents | null;
    lines: number | null;
  };
  ledger_days: {
    account_id: string;
    credit_cents: Cents;
    day: string;
    debit_cents: Cents;
    lines: number;
  };
  ledger_entries: {
    booked_on: string;
    cause_id: string;
    cause_kind: string;
    created_at: Generated<Date>;
    description: string;
    donation_id: string | null;
    id: GeneratedAlways<number>;
    lines: number;
    reverses_entry_id: number | null;
    value_on: string | null;
  };
  ledger_postings: {
    account_id: string;
    campaign_id: string | null;
    cents: Cents;
    entry_id: number;
    fund: "ZAKAT" | null;
    line: number;
    nature:
      | "grants"
      | "remittances"
      | "purchases"
      | "outsourced"
      | "communication"
      | "personnel"
      | "housing"
      | "office"
      | "depreciation"
      | null;
    program_id: string | null;
    project_id: string | null;
    purpose_id: number | null;
  };
  ledger_summary: {
    account_id: string;
    campaign_id: string | null;
    cents: Cents;
    fund: string | null;
    nature: string | null;
    program_id: string | null;
    project_id: string | null;
    purpose_id: number | null;
    year: number;
  };
  ledger_summary_mark: {
    entry_id: number;
    singleton: Generated<boolean>;
  };
  ledger_sums: {
    account_id: string | null;
    campaign_id: string | null;
    cents: Cents | null;
    fund: string | null;
    nature: string | null;
    program_id: string | null;
    project_id: string | null;
    purpose_id: number | null;
    year: number | null;
  };
  list_views: {
    at: Generated<Date>;
    id: Generated<string>;
    is_shared: boolean;
    list: string;
    name: string;
    owner_id: string;
    search: string;
  };
  locked_records: {
    details: Json;
    keep_until: string;
    kind: "donation" | "grant" | "agreement";
    locked_at: Generated<Date>;
    record_id: string;
  };
  log_entries: {
    key_id: string;
    leaf_hash: Buffer;
    position: number;
    signature: Buffer;
    statement: string;
  };
  log_heads: {
    key_id: string;
    signature: Buffer;
    size: number;
    statement: string;
  };
  mail_outbox: {
    attachments: Json<undefined>;
    attempts: Generated<number>;
    cause: string;
    created_at: Generated<Date>;
    expires_at: Date | null;
    forget_once_sent: Generated<boolean>;
    id: Generated<string>;
    kind: string;
    language: Language;
    last_error: string | null;
    letter: Json<null | undefined>;
    next_attempt_at: Generated<Date>;
    sent_at: Date | null;
    state: Generated<"QUEUED" | "SENDING" | "SENT" | "KEPT" | "DEAD" | "FORGOTTEN">;
    to_address: string | null;
    urgent: Generated<boolean>;
  };
  maintenance_windows: {
    begins_at: Date;
    cancelled_at: Date | null;
    ends_at: Date;
    entered_by: string;
    id: string;
    words: Json;
  };
  match_rules: {
    confirmed_at: Date | null;
    direction: "IN" | "OUT" | "EITHER";
    ended_at: Date | null;
    fund: string | null;
    iban: string | null;
    id: string;
    ledger_account_id: string;
    made_at: Generated<Date>;
    made_by: string;
    name: string;
    name_contains: string | null;
    nature:
      | "grants"
      | "remittances"
      | "purchases"
      | "outsourced"
      | "communication"
      | "personnel"
      | "housing"
      | "office"
      | "depreciation"
      | null;
    program_id: string | null;
    project_id: string | null;
    text_contains: string | null;
  };
  matching_entries: {
    at: Generated<Date>;
    counted_cents: Cents;
    donation_id: string;
    id: GeneratedAlways<number>;
    kind: "DECIDED" | "RELEASED" | "CREDITED" | "RESTORED";
    match_cents: Cents;
    pledge_id: string;
    pool_cents: Cents;
  };
  matching_pledges: {
    adds: number;
    campaign_id: string;
    claim_id: string | null;
    claimed_cents: Cents | null;
    claimed_on: string | null;
    created_at: Generated<Date>;
    created_by: string;
    ends_on: string;
    id: string;
    minimum_cents: Cents | null;
    monthly: "FIRST" | "EACH";
    per: number;
    per_donation_cents: Cents | null;
    per_donor_cents: Cents | null;
    pool_cents: Cents;
    priority: number;
    remainder_given: boolean;
    signed_on: string;
    sponsor: string;
    sponsor_email: string | null;
    sponsor_kind: "COMPANY" | "NONPROFIT" | "GOVERNMENT" | "LOTTERY" | "AFFILIATED";
    starts_on: string;
    used_cents: Generated<Cents>;
    version: Generated<number>;
    with_manual: boolean;
  };
  matching_queue: {
    at: Generated<Date>;
    donation_id: string;
    id: GeneratedAlways<number>;
  };
  monthly_gift_keys: {
    expires_at: Date;
    gift_id: string;
    key_hash: Buffer;
  };
  notice_health: {
    last_accepted_at: Date | null;
    last_refused_at: Date | null;
    provider: string;
    refused: Generated<number>;
  };
  open_data_chunks: {
    bytes: Buffer;
    name: string;
    position: number;
    run_id: number;
  };
  open_data_files: {
    bytes: number;
    name: string;
    rows: number | null;
    run_id: number;
    sha256: string;
  };
  open_data_rows: {
    dataset: string;
    position: number;
    row: Json;
    run_id: number;
  };
  open_data_runs: {
    as_of: string;
    begun_at: Generated<Date>;
    id: GeneratedAlways<number>;
    made_at: Date | null;
    problems: Json<undefined>;
    through_entry: number;
  };
  openid_identities: {
    created_at: Generated<Date>;
    issuer: string;
    subject: string;
    user_id: string;
  };
  overdue_transfers: {
    booked_on: string | null;
    cents: Cents | null;
    donation_id: string | null;
    donor_name: string | null;
    reference: string | null;
  };
  partner_applications: {
    assignee_id: string | null;
    contact_name: string;
    country: string;
    created_at: Generated<Date>;
    decided_at: Date | null;
    email: string;
    id: string;
    language: Language;
    organisation: string;
    plan: string;
    search_text: GeneratedAlways<string>;
    site_url: string | null;
    status: Generated<"NEW" | "SCREENING" | "INTERVIEW" | "APPROVED" | "DECLINED">;
    version: Generated<number>;
  };
  passkeys: {
    counter: number;
    created_at: Date;
    id: string;
    last_used_at: Date | null;
    name: string;
    public_key: Buffer;
    transports: Generated<string[]>;
    user_id: string;
  };
  payment_attempts: {
    amount_cents: Cents;
    charged_cents: Cents;
    claimed_until: Date;
    donation_id: string;
    expired_at: Date | null;
    frequency: "ONE_TIME" | "MONTHLY";
    id: string;
    next: Json<null | undefined>;
    number: number;
    payment_id: string | null;
    provider: string | null;
    truth: Json<null | undefined>;
    wishes: Json<null | undefined>;
  };
  payment_pauses: {
    began_at: Generated<Date>;
    ended_at: Date | null;
    failures: number;
    id: GeneratedAlways<number>;
    method: string | null;
    provider: string | null;
    reach: Generated<"stranger" | "known" | "account">;
    until: Date;
  };
  payment_sessions: {
    amount_cents: Cents | null;
    donation_id: string | null;
    expires_at: Date;
    fee_fixed_cents: number;
    fee_permille: number;
    method_fees: Json<null | undefined>;
    opened_at: Date;
    secret_hash: Buffer;
    user_id: string | null;
  };
  payout_parts: {
    cents: Cents;
    description: string;
    fee_cents: Cents;
    happened_at: Date;
    is_unknown: boolean;
    kind:
      | "charge"
      | "refund"
      | "refund_failed"
      | "dispute"
      | "dispute_won"
      | "charge_failed"
      | "fee"
      | "reserve"
      | "payout_back"
      | "rounding"
      | "other";
    number: number;
    part_id: string;
    payment_id: string | null;
    payout_id: string;
    provider: string;
  };
  payouts: {
    arrives_on: string;
    bank_references: string[];
    booked_at: Date | null;
    booked_back_at: Date | null;
    cents: Cents;
    failed_at: Date | null;
    first_told_at: Generated<Date>;
    id: string;
    made_at: Date;
    problem: Json<null | undefined>;
    provider: "stripe" | "mollie" | "sandbox";
    state: "ON_ITS_WAY" | "PAID" | "FAILED";
  };
  payouts_mark: {
    asked_at: Date;
    not_told: "unavailable" | "not_permitted" | null;
    provider: string;
  };
  periodic_agreements: {
    active_from: string | null;
    created_at: Generated<Date>;
    donor: Json<null | undefined>;
    donor_bsn: Buffer | null;
    donor_bsn_ending: string | null;
    end_ground: "death" | "job_loss" | "disability" | "anbi_lost" | null;
    ended_on: string | null;
    ends_early_on: string[];
    ends_on_death_of: string | null;
    first_year: number;
    id: string;
    instalments: "yearly" | "half_yearly" | "quarterly" | "monthly";
    language: Language;
    partner: Json<null | undefined>;
    partner_bsn: Buffer | null;
    state: Generated<"AWAITING_SIGNATURE" | "ACTIVE" | "ENDED" | "WITHDRAWN">;
    term_years: number | null;
    transaction_number: string;
    user_id: string;
    yearly_cents: Cents;
  };
  provider_costs_mark: {
    asked_at: Date;
    provider: string;
  };
  provider_erasures: {
    asked_at: Generated<Date>;
    provider: string;
    subscription_id: string;
    tried_at: Date | null;
  };
  provider_events: {
    done_at: Date | null;
    event_id: string;
    payment_id: string;
    provider: string;
    received_at: Date;
  };
  public_copies: {
    document: Buffer | null;
    document_sha256: GeneratedAlways<string | null>;
    document_type: "application/pdf" | "image/jpeg" | "image/png" | null;
    entered_at: Generated<Date>;
    entered_by: string;
    entry_id: number;
    id: string;
    original_sha256: string;
    place: GeneratedAlways<number>;
    reason: string | null;
  };
  public_cost_days: {
    category: string | null;
    cents: Cents | null;
    day: string | null;
  };
  public_ledger_sums: {
    account_id: string | null;
    campaign_id: string | null;
    cents: Cents | null;
    fund: string | null;
    nature: string | null;
    program_id: string | null;
    project_id: string | null;
    purpose_id: number | null;
    year: number | null;
  };
  public_mark: {
    entry_id: number;
  };
  public_raised: {
    campaign_id: string | null;
    cents: Cents | null;
    day: string | null;
  };
  public_sums: {
    campaign_id: string;
    cents: Cents;
    day: string;
  };
  published_documents: {
    bytes: Buffer;
    document_id: string;
    language: Language;
    log_position: number;
    made_at: Date;
    sha256: GeneratedAlways<string>;
    version: number;
  };
  purposes: {
    content_id: string;
    id: GeneratedAlways<number>;
    kept_at: Generated<Date>;
    kind: "campaign" | "program" | "project";
    program_id: string | null;
    project_id: string | null;
    title: Json;
    zakat_eligible: boolean;
  };
  rate_limits: {
    count: number;
    key_hash: Buffer;
    resets_at: Date;
  };
  receipt_counters: {
    last: number;
    year: number;
  };
  receipt_gaps: {
    goes_on_after: number;
    last_before: number;
    standstill_id: number;
    year: number;
  };
  receipts: {
    cause: string;
    donation_id: string;
    id: GeneratedAlways<number>;
    number: number | null;
    numbered_at: Date | null;
    queued_at: Generated<Date>;
    year: number;
  };
  receipts_awaiting_bank: {
    donation_id: string;
  };
  reconciliations: {
    account_id: string;
    agrees: GeneratedAlways<boolean>;
    books_cents: Cents;
    compared_at: Generated<Date>;
    night: string;
    not_told: "unavailable" | "not_permitted" | "no_statement" | null;
    outside_cents: Cents | null;
    side: "bank" | "provider";
    up_to: string | null;
  };
  recurring_gifts: {
    amount_cents: Cents;
    before_amount_cents: Cents | null;
    before_charged_cents: Cents | null;
    changed_at: Date | null;
    charged_cents: Cents;
    created_at: Generated<Date>;
    day_of_month: number;
    ended_at: Date | null;
    ended_because: "donor" | "payment" | "provider" | null;
    failed_at: Date | null;
    id: string;
    looked_at: Date | null;
    mandate_reference: string | null;
    next_charge_on: string;
    noticed_for: string | null;
    paid_up_to: Date | null;
    provider: string;
    reminded_failure_at: Date | null;
    status: "ACTIVE" | "PAST_DUE" | "PAUSED" | "ENDED";
    subscription_id: string | null;
    told_failure_at: Date | null;
    version: Generated<number>;
    wished_amount_cents: Cents | null;
    wished_at: Date | null;
    wished_charged_cents: Cents | null;
    wished_day_of_month: number | null;
    wished_key: string | null;
  };
  refund_requests: {
    asked_at: Generated<Date>;
    asked_by: string;
    cents: Cents;
    donation_id: string;
    id: string;
    next_try_at: Generated<Date>;
    outcome: Generated<"ASKED" | "ACCEPTED" | "REFUSED" | "GIVEN_UP">;
    reason: string;
    tries: Generated<number>;
  };
  removed_staff: {
    email_hash: Buffer;
    removed_at: Generated<Date>;
  };
  sandbox_payments: {
    amount_cents: Cents;
    attempt_id: string | null;
    card: string | null;
    changed_at: Generated<Date>;
    created_at: Generated<Date>;
    currency: string;
    disputes: Json<undefined>;
    frequency: "ONE_TIME" | "MONTHLY";
    id: string;
    language: string;
    method: string | null;
    paid_at: Date | null;
    reference: string;
    refunds: Json<undefined>;
    settles_at: Date | null;
    state: Generated<"open" | "processing" | "paid" | "failed" | "cancelled">;
    subscription_id: string | null;
    without_cards: Generated<boolean>;
  };
  sandbox_payout_parts: {
    cents: Cents;
    happened_at: Date;
    kind: string;
    part_id: string;
    payment_id: string | null;
    payout_id: string;
  };
  sandbox_payouts: {
    arrives_on: string;
    cents: Cents;
    failed_at: Date | null;
    id: string;
    made_at: Generated<Date>;
  };
  sandbox_subscriptions: {
    amount_cents: Cents;
    created_at: Generated<Date>;
    currency: string;
    day_of_month: number;
    declines: Generated<boolean>;
    id: string;
    language: string;
    last_digits: string;
    method_kind: Generated<"card" | "sepa_debit">;
    next_charge_on: string;
    owed_payment_id: string | null;
    reference: string;
    retries: Generated<number>;
    retry_on: string | null;
    status: Generated<"ACTIVE" | "PAST_DUE" | "PAUSED" | "ENDED">;
  };
  sandbox_webhooks: {
    attempts: Generated<number>;
    due_at: Date;
    event_id: string;
    id: GeneratedAlways<number>;
    payment_id: string;
  };
  schema_reach: {
    is_one: Generated<boolean>;
    since: string;
  };
  seal_orders: {
    indexes: Buffer;
    number: number;
    position: number;
    tree: string;
  };
  seal_tiles: {
    level: number;
    nodes: Buffer;
    number: number;
    position: number;
    tree: string;
  };
  seal_trees: {
    placed: number | null;
    position: number;
    size: number;
    tree: "gifts" | "refunds";
  };
  sealed_gifts: {
    donation_id: string;
    nonce: Buffer;
    place: number;
    tree: "gifts" | "refunds";
    year: number;
  };
  sealed_mark: {
    entry_id: number;
    singleton: Generated<boolean>;
  };
  sealings: {
    gift_cents: Cents;
    ledger_entry_id: number;
    other_cents: Cents;
    position: number;
    refund_cents: Cents;
    salted: Generated<boolean>;
    sealed_at: Date;
    year: number;
  };
  segments: {
    changed_at: Generated<Date>;
    id: string;
    is_shared: boolean;
    made_by: string;
    name: string;
    segment: Json;
    version: Generated<number>;
  };
  sessions: {
    device: string;
    expires_at: Date;
    id: string;
    method: "email_link" | "passkey" | "openid" | "openid_second_factor" | "demo";
    proved_at: Date;
    seen_at: Date;
    started_at: Date;
    token_hash: Buffer;
    user_id: string;
  };
  settings: {
    name: string;
    updated_at: Generated<Date>;
    value: Json;
  };
  signing_key_secrets: {
    key_id: string;
    sealed: Buffer;
  };
  signing_keys: {
    created_at: Generated<Date>;
    id: string;
    number: GeneratedAlways<number>;
    public_key: Buffer;
  };
  single_use_secrets: {
    expires_at: Date;
    meaning: Json;
    purpose: "email_link" | "openid" | "passkey_sign_in" | "new_passkey" | "proof";
    secret_hash: Buffer;
  };
  slow_domains: {
    domain: string;
    failures: number;
    not_before: Date;
  };
  staff_tasks: {
    assignee_id: string | null;
    body: string;
    created_at: Generated<Date>;
    created_by: string;
    done_at: Date | null;
    done_by: string | null;
    due_on: string;
    id: string;
  };
  standstills: {
    backup_name: string;
    backup_taken_at: Date;
    began_at: Generated<Date>;
    ended_at: Date | null;
    ended_by: string | null;
    id: GeneratedAlways<number>;
  };
  status_mark: {
    at: Date;
    is_one: Generated<boolean>;
  };
  support_messages: {
    author: "DONOR" | "STAFF";
    body: string;
    created_at: Generated<Date>;
    id: string;
    thread_id: string;
  };
  support_threads: {
    created_at: Generated<Date>;
    id: string;
    last_message_at: Generated<Date>;
    status: Generated<"OPEN" | "ANSWERED">;
    subject: string;
    user_id: string;
  };
  suppressed_addresses: {
    address_digest: Buffer;
    at: Generated<Date>;
    reason: "bounced" | "complained" | "erased";
  };
  transfer_receipts: {
    announced_cents: Cents;
    bank_entry_id: string;
    donation_id: string;
    received_cents: Cents;
    received_on: string;
    undone_at: Date | null;
  };
  transfer_reminders: {
    asked_at: Generated<Date>;
    donation_id: string;
    sent_at: Date | null;
  };
  translation_memories: {
    id: string;
    kind: string;
    paragraphs: Json;
  };
  unconfirmed_transfers: {
    booked_on: string | null;
    cents: Cents | null;
    donation_id: string | null;
    donor_name: string | null;
    reference: string | null;
  };
  unsaved_edits: {
    at: Generated<Date>;
    based_on: number;
    body: Json;
    id: string;
    kind: string;
    user_id: string;
  };
  unsealed_entries: {
    entry_id: number;
  };
  upload_files: {
    bytes: Buffer;
    upload_id: string;
    width: number;
  };
  uploads: {
    added_at: Generated<Date>;
    added_by: string | null;
    height: number;
    id: string;
    width: number;
  };
  users: {
    created_at: Generated<Date>;
    email: string;
    email_verified: Generated<boolean>;
    first_name: string | null;
    id: string;
    invited_at: Date | null;
    language: Generated<Language>;
    name: Generated<string>;
    profile_image_url: string | null;
    role: Generated<"DONOR" | "AUDITOR" | "STAFF" | "ADMIN">;
    updated_at: Generated<Date>;
  };
  volunteer_applications: {
    assignee_id: string | null;
    background_check: Generated<"NOT_REQUIRED" | "REQUESTED" | "SEEN_OK" | "REFUSED" | "EXPIRED">;
    check_issued_on: string | null;
    check_renew_by: string | null;
    check_requested_on: string | null;
    check_seen_by: string | null;
    check_seen_on: string | null;
    created_at: Generated<Date>;
    decided_at: Date | null;
    email: string;
    id: string;
    language: Language;
    motivation: string;
    name: string;
    phone: string | null;
    role_id: string;
    search_text: GeneratedAlways<string>;
    status: Generated<"NEW" | "SCREENING" | "INTERVIEW" | "APPROVED" | "DECLINED">;
    stopped_on: string | null;
    version: Generated<number>;
  };
  wage_postings: {
    account_id: string | null;
    booked_on: string | null;
    cents: Cents | null;
    fund: string | null;
    program_id: string | null;
    project_id: string | null;
    purpose_id: number | null;
    year: number | null;
  };
  waiting_bank_lines: {
    cents: Cents | null;
    counterparty_iban: string | null;
    counterparty_name: string | null;
    end_to_end_id: string | null;
    entry_id: number | null;
    event: string | null;
    id: number | null;
    joined_remittance: string | null;
    mandate_id: string | null;
    number: number | null;
    open_cents: Cents | null;
    remittance: string | null;
    return_reason: string | null;
    structured_reference: string | null;
  };
  waiting_entries: {
    amount_cents: Cents;
    document: Buffer;
    document_sha256: GeneratedAlways<string>;
    document_type: "application/pdf" | "image/jpeg" | "image/png";
    entered_at: Generated<Date>;
    entered_by: string;
    entry: Json;
    id: string;
    kind: string;
  };
  waiting_sums: {
    campaign_id: string;
    cents: Cents;
    entry_id: number;
    person: number;
  };
  webhook_attempts: {
    at: Date;
    delivery_id: number;
    duration_ms: number;
    excerpt: string | null;
    id: GeneratedAlways<number>;
    problem: string | null;
    status: number | null;
  };
  webhook_deliveries: {
    attempts: Generated<number>;
    endpoint_id: string;
    id: GeneratedAlways<number>;
    message_id: string;
    next_attempt_at: Generated<Date>;
    state: Generated<"WAITING" | "DONE" | "FAILED">;
  };
  webhook_endpoints: {
    description: string;
    disabled_at: Date | null;
    failing_since: Date | null;
    id: string;
    made_at: Generated<Date>;
    made_by: string;
    old_secret: Buffer | null;
    old_secret_until: Date | null;
    paused_at: Date | null;
    secret: Buffer;
    types: string[];
    url: string;
  };
  webhook_messages: {
    at: Generated<Date>;
    body: string;
    id: string;
    type: string;
  };
  yearly_ledger_sums: {
    account_id: string | null;
    campaign_id: string | null;
    cents: Cents | null;
    fund: string | null;
    nature: string | null;
    program_id: string | null;
    project_id: string | null;
    purpose_id: number | null;
    year: number | null;
  };
};

/** Read as anything, written as its text, or as `Empty` where that is allowed. */
type Json<Empty = never> = ColumnType<unknown, string | Empty, string | Empty>;
