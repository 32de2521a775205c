import type { Language } from "#domain/language.ts";
import { mayWithdraw, type OwnApplicationAnswer } from "./own-application.ts";
import type { OwnApplications, TitleOf } from "./ports.ts";

export const showOwnApplication =
  ({ applications, titleOf }: { applications: Pick<OwnApplications, "find">; titleOf: TitleOf }) =>
  async (token: string, language: Language): Promise<OwnApplicationAnswer | null> => {
    const found = await applications.find(token);
    if (!found) return null;
    if ("withdrawnAt" in found)
      return { state: "WITHDRAWN", kind: found.kind, withdrawnAt: found.withdrawnAt.toISOString() };
    const { kind, status, aboutId, organisation, requestedCents, wrote, createdAt, decidedAt } = found;
    return {
      state: "STANDING",
      kind,
      status,
      title: aboutId === null ? null : await titleOf(kind, aboutId, language),
      organisation,
      requestedCents,
      wrote,
      appliedAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      mayWithdraw: mayWithdraw(status),
    };
  };
