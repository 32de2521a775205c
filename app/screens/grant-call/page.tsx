import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { grantCallKey, grantDraftKey } from "../../data/grant-keys.ts";
import { isMissing } from "../../data/must-exist.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { DraftGone } from "./draft-gone.tsx";
import { CallStory } from "./call-story.tsx";

/** A call with its form; under the address that was mailed, with the draft in it. */
export default function GrantCallScreen({ params }: ScreenProps) {
  const { text } = useText();
  const { id = "", token } = params;
  const callEntry = useApi(grantCallKey(id));
  const draftEntry = useApi(token === undefined ? null : grantDraftKey(token));
  const call = callEntry.data;
  const draft = draftEntry.data;
  const isOthers = draft?.state === "OPEN" && draft.callId !== id;
  if (token !== undefined && (isMissing(draftEntry) || isOthers)) return <DraftGone callId={id} />;
  if (isMissing(callEntry)) return <NotFoundScreen />;
  if (call && (token === undefined || draft)) {
    return (
      <Page title={call.title} description={call.description} hidden={token !== undefined}>
        <CallStory call={call} draft={draft ?? null} token={token ?? null} />
      </Page>
    );
  }
  return (
    <Page title={text("grants.title")} description={text("grants.description")} hidden>
      {callEntry.error || draftEntry.error ? (
        <Failure />
      ) : (
        <Loading label={text("shell.loading")} className="page-width grid gap-8 py-12">
          <h1 className="sr-only">{text("grants.title")}</h1>
          <Skeleton className="h-48" />
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Page>
  );
}
