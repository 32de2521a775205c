import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import type { OpenDraft } from "#domain/applications/grant/draft-answer.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Link } from "../../routing/link.tsx";
import { keptToken } from "./kept-token.ts";

/** Above the form: which draft this is, that its link was mailed, or that there is one to go on with. */
export function DraftNotice({ callId, draft }: { callId: string; draft: OpenDraft | null }) {
  const { text, format } = useText();
  const wasRefused = usePosted("grant") !== null;
  const wasMailed = new URLSearchParams(useSearch()).has("mailed") && !wasRefused;
  // Known to the browser alone; the draft that this very page begins is none to go on with.
  const [waiting, setWaiting] = useState<string | null>(null);
  useEffect(() => setWaiting(draft ? null : keptToken(callId)), [callId, draft]);
  if (draft) {
    const dates = { saved: format.date(draft.savedAt), until: format.date(draft.expiresAt) };
    return (
      <Notice
        tone={wasMailed ? "good" : "info"}
        title={wasMailed ? text("grants.draft.mailed.title") : undefined}
        className="mb-6"
      >
        {wasMailed ? text("grants.draft.mailed.text") : text("grants.draft.resumed", dates)}
      </Notice>
    );
  }
  if (!waiting) return null;
  return (
    <Notice className="mb-6">
      {text("grants.draft.waiting")}{" "}
      <Link href={`/grants/${callId}/apply/${waiting}`} className="text-link inline-block py-1">
        {text("grants.draft.goOn")}
      </Link>
    </Notice>
  );
}
