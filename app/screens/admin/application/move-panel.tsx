import { useState } from "react";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useText } from "../../../i18n/text.tsx";
import { MoveForm } from "./move-form.tsx";
import type { Work } from "./use-work.ts";
import { Section } from "../../../components/ui/section.tsx";

/** What may happen next. Choosing shows the letter first; nothing has happened yet. */
export function MovePanel({ work }: { work: Work }) {
  const { text } = useText();
  const { status, nextStatuses } = work.application;
  const [chosen, setChosen] = useState<ApplicationStatus | null>(null);
  // A colleague was quicker: what was chosen may no longer follow.
  const to = chosen !== null && nextStatuses.includes(chosen) ? chosen : null;
  return (
    <Section id="move" title={text("application.move")} className="grid gap-3">
      {nextStatuses.length === 0 && <p className="text-ink-soft">{text("application.move.none")}</p>}
      <div className="flex flex-wrap gap-3">
        {nextStatuses.map((next) => (
          <Button
            key={next}
            variant={next === "DECLINED" ? "quiet" : "secondary"}
            aria-pressed={to === next}
            onClick={() => setChosen(next)}
          >
            {text(status === "DECLINED" ? "application.to.again" : `application.to.${next}`)}
          </Button>
        ))}
      </div>
      {to !== null && <MoveForm key={to} work={work} to={to} onDone={() => setChosen(null)} />}
    </Section>
  );
}
