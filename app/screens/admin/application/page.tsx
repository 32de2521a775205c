import { applicationKey, freshForMs } from "../../../components/back-office/keys.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { Fact, Facts, written } from "../../../components/ui/facts.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { languageFacts } from "#domain/language.ts";
import { ApplicationStatusBadge } from "../../../components/back-office/application-status-badge.tsx";
import { MailLink } from "../../../components/back-office/application-table.tsx";
import { Trail } from "../../../components/content/trail.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { Assignment } from "./assignment.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { MovePanel } from "./move-panel.tsx";
import { Notes } from "./notes.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { StopPanel } from "./stop-panel.tsx";
import { Sent } from "./sent.tsx";
import { useWork } from "./use-work.ts";
import { Section } from "../../../components/ui/section.tsx";

export default function ApplicationScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(applicationKey(params["kind"], params["id"]), freshForMs);
  if (isMissing(entry)) return <NotFoundScreen />;
  const { data: application, error } = entry;
  const title = application?.who ?? text("application.title");
  return (
    <StaffPage title={title} description={text("application.description")}>
      {application && <Application application={application} />}
      {!application && <Waiting error={error} />}
    </StaffPage>
  );
}

/** Actions are beside the application; on a phone they come first. */
function Application({ application }: { application: ApplicationAnswer }) {
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
    <Facts layout="stack">
      <Fact label={text("admin.column.status")}>
        <ApplicationStatusBadge status={status} />
      </Fact>
      <Fact label={text(`admin.column.about.${application.kind}`)}>{written(about.name)}</Fact>
      <Fact label={text("admin.column.received")}>
        <time dateTime={createdAt}>{format.date(createdAt)}</time>
      </Fact>
      <Fact label={text("application.decided")}>
        {decidedAt && <time dateTime={decidedAt}>{format.date(decidedAt)}</time>}
      </Fact>
      <Fact label={text("admin.column.email")}>
        <span data-any-language>
          <MailLink email={email} />
        </span>
      </Fact>
      <Fact label={text("application.language")}>{written(languageFacts[language].name)}</Fact>
    </Facts>
  );
}

function History({ history }: Pick<ApplicationAnswer, "history">) {
  const { text, format } = useText();
  return (
    <Section id="history" title={text("application.history")} className="grid gap-3">
      {history.length === 0 && <p className="text-ink-soft">{text("application.history.none")}</p>}
      <ol className="grid divide-y divide-line">
        {history.map(({ at, by, from, to, reason }) => (
          <li key={at} className="grid gap-1 py-3">
            <p>
              {text("application.history.move", {
                from: text(`admin.status.${from}`),
                to: text(`admin.status.${to}`),
              })}
            </p>
            {reason !== null && (
              <p dir="auto" data-any-language className="max-w-prose whitespace-pre-wrap">
                {reason}
              </p>
            )}
            <p className="text-sm text-ink-soft">
              {text("application.by", {
                name: by ?? text("application.somebody"),
                date: format.dateTime(at),
              })}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
