import { useSearch } from "wouter";
import { isLanguage, languageFacts } from "#domain/language.ts";
import type { OpenedThread } from "#domain/support/answers.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { Conversation } from "../../../components/support/conversation.tsx";
import { ReplyForm } from "../../../components/support/reply-form.tsx";
import { ThreadStatusBadge } from "../../../components/support/thread-status-badge.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { Fact, Facts, written } from "../../../components/ui/facts.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { Link } from "../../../routing/link.tsx";
import { key } from "../../../data/api-key.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";

const names = { DONOR: "support.author.donor", STAFF: "support.author.us" } as const;

export default function AdminThreadScreen({ params }: ScreenProps) {
  const { text } = useText();
  return (
    <StaffPage title={text("support.staff.title")} description={text("support.staff.description")}>
      <p>
        <Link href="/admin/support" className="text-link text-sm">
          {text("support.staff.back")}
        </Link>
      </p>
      <Thread id={params["id"] ?? ""} />
    </StaffPage>
  );
}

function Thread({ id }: { id: string }) {
  const { text } = useText();
  const wasSent = new URLSearchParams(useSearch()).has("sent");
  const thread = key("/api/admin/support/:id", { id });
  const { data, error } = useApi(thread);
  if (!data) return <Waiting error={error} />;
  const { subject, status, messages } = data;
  return (
    <article className="grid gap-6">
      {wasSent && (
        <Notice tone="good" title={text("support.staff.sent.title")}>
          {text("support.staff.sent.text")}
        </Notice>
      )}
      <h2 className="flex flex-wrap items-center gap-3 text-2xl">
        <bdi data-any-language>{subject}</bdi>
        <ThreadStatusBadge status={status} />
      </h2>
      <Donor {...data.donor} />
      <p className="text-sm text-ink-soft">{text("support.staff.recorded")}</p>
      <Conversation messages={messages} names={names} />
      <ReplyForm
        form="answer"
        threadId={id}
        call={key("/api/admin/support/:id/replies", { id })}
        reload={thread}
        label={text("support.staff.reply")}
        hint={text("support.staff.replyHint")}
        action={text("support.staff.submit")}
        sent={{ title: text("support.staff.sent.title"), text: text("support.staff.sent.text") }}
      />
    </article>
  );
}

function Donor({ name, email, language }: OpenedThread["donor"]) {
  const { text } = useText();
  return (
    <div className="text-sm">
      <Facts layout="row">
        <Fact label={text("support.author.donor")}>{written(name)}</Fact>
        <Fact label={text("support.staff.email")}>
          <bdi dir="ltr">{email}</bdi>
        </Fact>
        <Fact label={text("support.staff.language")}>
          {isLanguage(language) ? languageFacts[language].name : language}
        </Fact>
      </Facts>
    </div>
  );
}
