import type { Round } from "#domain/mail/deliver-mail.ts";

/** Works a backlog off without pausing. One mail server serves everyone: while it is away, so is the work. */
export async function sendDueMail(
  deliverDue: () => Promise<Round>,
  stopping: AbortSignal,
): Promise<"done" | "rest"> {
  for (;;) {
    const { handled, unavailable } = await deliverDue();
    if (unavailable) return "rest";
    if (handled === 0 || stopping.aborted) return "done";
  }
}
