import { useState } from "react";
import type { SessionAnswer } from "#domain/accounts/answers.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useApi, useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { inLanguage } from "../../routing/language-path.ts";
import { AskOnce } from "./ask-once.tsx";
import { key, type Address } from "../../data/api-key.ts";
import { send } from "../../data/browser.ts";
import { Section } from "../../components/ui/section.tsx";

type Ended = Address<"/api/account/sessions" | "/api/account/sessions/:id">;
const sessionsKey = "/api/account/sessions";

export function OwnSessions() {
  const { text, language } = useText();
  const cache = useApiCache();
  const { data: sessions = [] } = useApi(sessionsKey);
  const [failed, setFailed] = useState(false);

  const end = async (ended: Ended, here: boolean) => {
    setFailed(false);
    try {
      await send(language, "DELETE", ended);
      if (here) window.location.assign(inLanguage("/", language));
      else await cache.reload(sessionsKey);
    } catch {
      setFailed(true);
    }
  };

  return (
    <Section
      id="sessions"
      title={text("devices.sessions.title")}
      heading="text-2xl"
      className="grid justify-items-start gap-4"
    >
      <p className="text-ink-soft">{text("devices.sessions.text")}</p>
      <ul className="grid w-full divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <SessionFacts session={session} />
            <Button
              variant="secondary"
              size="small"
              onClick={() => void end(key("/api/account/sessions/:id", { id: session.id }), session.current)}
            >
              {text("devices.sessions.end")}
            </Button>
          </li>
        ))}
      </ul>
      {failed && <Notice tone="bad" role="alert" title={text("devices.security.failed")} />}
      <AskOnce
        label={text("devices.sessions.endAll")}
        question={text("devices.sessions.endAllAsk")}
        confirmLabel={text("devices.sessions.endAllConfirm")}
        onConfirm={() => void end(sessionsKey, true)}
      />
    </Section>
  );
}

function SessionFacts({ session }: { session: SessionAnswer }) {
  const { text, format } = useText();
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {session.device === "" ? (
          text("devices.sessions.unknown")
        ) : (
          <bdi data-any-language>{session.device}</bdi>
        )}
        {session.current && <Badge tone="good">{text("devices.sessions.current")}</Badge>}
      </p>
      <p className="text-sm text-ink-soft">{text(`devices.method.${session.method}`)}</p>
      <p className="text-sm text-ink-soft">
        {text("devices.sessions.started", { date: format.dateTime(session.startedAt) })}
      </p>
      <p className="text-sm text-ink-soft">
        {text("devices.sessions.seen", { date: format.date(session.seenAt) })}
      </p>
    </div>
  );
}
