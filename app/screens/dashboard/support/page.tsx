import { useSearch } from "wouter";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { OwnPage } from "../../../components/own-page.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Loading, Skeleton } from "../../../components/ui/skeleton.tsx";
import { useApi, useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";
import type { ThreadAnswer } from "#domain/support/answers.ts";
import { Conversation } from "../../../components/support/conversation.tsx";
import { ReplyForm } from "../../../components/support/reply-form.tsx";
import { ThreadStatusBadge } from "../../../components/support/thread-status-badge.tsx";
import { key } from "../../../data/api-key.ts";
import { questionForm } from "#domain/support/support-form.ts";
import { FormFields } from "../../../components/public-form/form-fields.tsx";
import { PlainForm } from "../../../components/public-form/plain-form.tsx";
import { useDefinedForm } from "../../../components/public-form/use-public-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";

/** An answer may have arrived since the last visit. */
const freshForMs = 10_000;

export default function SupportScreen() {
  const { text } = useText();
  const wasSent = new URLSearchParams(useSearch()).has("sent");
  return (
    <OwnPage
      title={text("support.title")}
      description={text("support.description")}
      waiting={text("support.signedOut")}
      intro={text("support.intro")}
    >
      {wasSent && (
        <Notice tone="good" title={text("support.sent.title")}>
          {text("support.sent.text")}
        </Notice>
      )}
      <NewQuestion />
      <Section id="conversations" title={text("support.list.title")} heading="text-2xl">
        <Threads />
      </Section>
    </OwnPage>
  );
}

function Threads() {
  const { text } = useText();
  const { data, error } = useApi("/api/my/support", freshForMs);
  if (!data) {
    if (error) return <NotLoaded className="mt-4" />;
    return (
      <Loading label={text("shell.loading")}>
        <Skeleton className="mt-4 h-48" />
      </Loading>
    );
  }
  if (data.length === 0)
    return <EmptyState title={text("support.list.none")}>{text("support.list.noneText")}</EmptyState>;
  return (
    <ul className="mt-4 grid gap-8">
      {data.map((thread) => (
        <Thread key={thread.id} thread={thread} />
      ))}
    </ul>
  );
}

const names = { DONOR: "support.author.you", STAFF: "support.author.us" } as const;

function Thread({ thread }: { thread: ThreadAnswer }) {
  const { text } = useText();
  return (
    <li id={`thread-${thread.id}`} className="grid gap-4 border-t border-line pt-6">
      <h3 className="flex flex-wrap items-center justify-between gap-3 text-xl">
        <bdi data-any-language>{thread.subject}</bdi>
        <ThreadStatusBadge status={thread.status} />
      </h3>
      <Conversation messages={thread.messages} names={names} />
      <ReplyForm
        form="support-reply"
        threadId={thread.id}
        call={key("/api/my/support/:id/messages", { id: thread.id })}
        reload="/api/my/support"
        label={text("support.reply.label")}
        action={text("support.reply.submit")}
        sent={{ title: text("support.sent.title"), text: text("support.sent.text") }}
      />
    </li>
  );
}

function NewQuestion() {
  const { text, language } = useText();
  const cache = useApiCache();
  const form = useDefinedForm(questionForm, {
    send: (question) => send(language, "POST", "/api/my/support", question),
    onSent: () => {
      void cache.reload("/api/my/support");
      toasts.add({ title: text("support.sent.title"), description: text("support.sent.text") });
    },
    failed: { title: text("support.failed.title"), text: text("support.failed.text") },
  });
  return (
    <Section id="write" title={text("support.new.title")} heading="text-2xl">
      <PlainForm form={form} className="mt-4 grid justify-items-start gap-6">
        <FormFields form={form} className="grid w-full gap-6" extras={{ message: { rows: 5 } }} />
        <Button type="submit" size="large" pending={form.pending} pendingLabel={text("support.submitting")}>
          {text("support.new.submit")}
        </Button>
      </PlainForm>
    </Section>
  );
}
