import { useSearch } from "wouter";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { OwnPage } from "../../../components/own-page.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Loading, Skeleton } from "../../../components/ui/skeleton.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { NewQuestion } from "./new-question.tsx";
import { Thread } from "./thread.tsx";
import { Section } from "../../../components/ui/section.tsx";

/** An answer may have come since the page was last looked at. */
const freshForMs = 10_000;

/** A donor with a question about a gift or an account, who wants to find the answer again. */
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
