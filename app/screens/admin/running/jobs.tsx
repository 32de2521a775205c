import { failsFrom, needsLook, type JobHealth } from "#domain/running/job-health.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { key } from "../../../data/api-key.ts";
import { useUser } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { jobsKey } from "./keys.ts";

const minuteMs = 60_000;

export function Jobs() {
  const { text } = useText();
  const { data, error } = useApi(jobsKey, freshForMs);
  const isAdmin = useUser()?.role === "ADMIN";
  const columns = [text("running.job"), text("running.state"), text("running.last"), text("running.next")];
  return (
    <section className="grid gap-4 [&>*]:min-w-0">
      <h2 className="text-xl">{text("running.jobs")}</h2>
      <p className="max-w-prose text-ink-soft">{text("running.jobs.text")}</p>
      {!data && <Waiting error={error} />}
      {data && (
        <DisabledUntilHydrated className="min-w-0">
          <Table label={text("running.jobs")} columns={isAdmin ? [...columns, text("running.act")] : columns}>
            <tbody>
              {data
                .toSorted((a, b) => Number(needsLook(b)) - Number(needsLook(a)))
                .map((job) => (
                  <JobRow key={job.job} job={job} isAdmin={isAdmin} />
                ))}
            </tbody>
          </Table>
        </DisabledUntilHydrated>
      )}
    </section>
  );
}

function JobRow({ job, isAdmin }: { job: JobHealth; isAdmin: boolean }) {
  const { text, format } = useText();
  const { mutate, pending } = useMutation([jobsKey], text("running.now.begun"));
  const runNow = () => mutate("POST", key("/api/admin/jobs/:job/run", { job: job.job }));
  return (
    <tr>
      <th scope="row" className="min-w-72 whitespace-normal font-normal">
        {text(`jobs.${job.job}`)}{" "}
        <span className="text-ink-soft">
          {text("running.fails", { what: text(`jobs.${job.job}.fails`) })}
        </span>{" "}
        <bdi dir="ltr" className="text-sm text-ink-soft">
          {job.job}
        </bdi>
      </th>
      <td className="whitespace-normal">
        <JobState {...job} />
      </td>
      <td>
        {job.lastEndedAt ? format.dateTime(job.lastEndedAt) : text("running.waiting")}{" "}
        {job.lastDurationMs !== null && (
          <span className="text-sm text-ink-soft">
            {text("running.took", { seconds: format.number(job.lastDurationMs / 1000) })}
          </span>
        )}
      </td>
      <td>{nextOf(job)}</td>
      {isAdmin && (
        <td>
          <Button
            variant="secondary"
            size="small"
            pending={pending}
            aria-label={`${text("running.now")}: ${job.job}`}
            onClick={() => void runNow()}
          >
            {text("running.now")}
          </Button>
        </td>
      )}
    </tr>
  );

  function nextOf({ everyMs, nextAt }: JobHealth): string {
    if (everyMs === null) return text("running.once");
    return everyMs <= minuteMs || !nextAt ? text("running.soon") : format.dateTime(nextAt);
  }
}

function JobState({ overdueSince, failures, lastEndedAt, lastError, lastFailedAt }: JobHealth) {
  const { text, format } = useText();
  return (
    <span className="grid justify-items-start gap-1">
      {overdueSince && (
        <Badge tone="bad">{text("running.overdue", { at: format.dateTime(overdueSince) })}</Badge>
      )}
      {failures > 0 && (
        <Badge tone={failures >= failsFrom ? "bad" : "warn"}>
          {text("running.failing", { count: failures })}
        </Badge>
      )}
      {!overdueSince && failures === 0 && lastEndedAt && <Badge tone="good">{text("running.well")}</Badge>}
      {lastFailedAt && (
        <span className="text-sm text-ink-soft">
          {text("running.error", { at: format.dateTime(lastFailedAt), error: lastError ?? "" })}
        </span>
      )}
    </span>
  );
}
