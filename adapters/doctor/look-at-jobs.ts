import { found, type Finding } from "#domain/doctor/finding.ts";
import { failsFrom, type JobHealth } from "#domain/running/job-health.ts";

/** Overdue and repeatedly failing jobs. */
export const lookAtJobs = (jobs: readonly JobHealth[]): Finding[] =>
  jobs.flatMap(({ job, overdueSince, failures, lastError }) => [
    ...(overdueSince
      ? [found("job_overdue", { place: job, why: `${overdueSince.slice(0, 16).replace("T", " ")} UTC` })]
      : []),
    ...(failures >= failsFrom ? [found("job_failing", { place: job, why: lastError ?? "" })] : []),
  ]);
