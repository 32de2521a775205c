import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { languageFacts } from "#domain/language.ts";
import { ApplicationStatusBadge } from "../../../components/back-office/application-status-badge.tsx";
import { MailLink } from "../../../components/back-office/application-table.tsx";
import { Trail } from "../../../components/content/trail.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Assignment } from "./assignment.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { History } from "./history.tsx";
import { MovePanel } from "./move-panel.tsx";
import { Notes } from "./notes.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { StopPanel } from "./stop-panel.tsx";
import { Sent } from "./sent.tsx";
import { useWork } from "./use-work.ts";

/** Actions are beside the application; on a phone they come first. */
export function Application({ application }: { application: ApplicationAnswer }) {
  const { text } = useText();
  const work = useWork(application);
  return (
    <>
      <Trail
        above={[
          { href: "/admin", label: text("admin.title") },
          { href: `/admin/applications/${application.kind}`, label: text(`admin.${application.kind}.title`) },
        ]}
        here={text("application.title")}
      />
      <ApplicationStatus application={application} />
      <ChangedMeanwhile work={work} />
      <DisabledUntilHydrated className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_22rem] [&>*]:min-w-0">
        <div className="grid gap-8 xl:order-2">
          <MovePanel work={work} />
          {application.check && <CheckPanel work={work} check={application.check} />}
          {application.kind === "volunteer" && application.status === "APPROVED" && <StopPanel work={work} />}
          <Assignment work={work} />
        </div>
        <div className="grid gap-8 xl:order-1">
          <Sent application={application} />
          {application.review && <ReviewPanel work={work} review={application.review} />}
          <Notes work={work} />
          <History history={application.history} />
        </div>
      </DisabledUntilHydrated>
    </>
  );
}

function ApplicationStatus({ application }: { application: ApplicationAnswer }) {
  const { text, format } = useText();
  const { status, about, createdAt, decidedAt, language, email } = application;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 [&_dt]:text-sm [&_dt]:text-ink-soft">
      <div>
        <dt>{text("admin.column.status")}</dt>
        <dd>
          <ApplicationStatusBadge status={status} />
        </dd>
      </div>
      <div>
        <dt>{text(`admin.column.about.${application.kind}`)}</dt>
        <dd data-any-language>{about.name}</dd>
      </div>
      <div>
        <dt>{text("admin.column.received")}</dt>
        <dd>
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
        </dd>
      </div>
      {decidedAt !== null && (
        <div>
          <dt>{text("application.decided")}</dt>
          <dd>
            <time dateTime={decidedAt}>{format.date(decidedAt)}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>{text("admin.column.email")}</dt>
        <dd data-any-language>
          <MailLink email={email} />
        </dd>
      </div>
      <div>
        <dt>{text("application.language")}</dt>
        <dd data-any-language>{languageFacts[language].name}</dd>
      </div>
    </dl>
  );
}
