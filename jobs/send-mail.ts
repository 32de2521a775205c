import type { Round } from "#domain/mail/deliver-mail.ts";

/** Works off a backlog without pausing, and rests while the mail server is unavailable. */
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
