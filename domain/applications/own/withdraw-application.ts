import { mayWithdraw } from "./own-application.ts";
import type { OwnApplications } from "./ports.ts";

export type WithdrawOutcome =
  | { ok: true }
  | { ok: false; reason: "application_unknown" | "already_approved" };

export const withdrawApplication =
  ({ applications }: { applications: Pick<OwnApplications, "withdraw"> }) =>
  async (token: string): Promise<WithdrawOutcome> => {
    const done = await applications.withdraw(token, mayWithdraw);
    if (done === "withdrawn") return { ok: true };
    return { ok: false, reason: done === "kept" ? "already_approved" : "application_unknown" };
  };
