import type { AgreementState, EarlyEnd } from "./agreement.ts";

/** Death always ends it; other grounds only if the agreement names them. */
export const endGrounds = ["death", "job_loss", "disability", "anbi_lost"] as const;
export type EndGround = (typeof endGrounds)[number];

export type AskedEnd = Readonly<{ endedOn: string; ground: EndGround }>;
export type EndRefusal = "not_active" | "ground_not_agreed" | "day_ahead" | "day_before_start";

type KnownAgreement = Readonly<{
  state: AgreementState;
  activeFrom: string | null;
  endedOn: string | null;
  endsEarlyOn: readonly EarlyEnd[];
}>;

export const groundsOf = (endsEarlyOn: readonly EarlyEnd[]): EndGround[] => ["death", ...endsEarlyOn];

/** A withdrawn agreement cannot be marked as signed; its data is deleted. */
export const refusalOfActivation = (state: AgreementState): "agreement_withdrawn" | null =>
  state === "WITHDRAWN" ? "agreement_withdrawn" : null;

/** Why an agreement cannot end like this. `already`: it has ended on that day. */
export function refusalOfEnd(
  { state, activeFrom, endedOn, endsEarlyOn }: KnownAgreement,
  asked: AskedEnd,
  today: string,
): EndRefusal | "already" | null {
  if (state === "ENDED" && endedOn === asked.endedOn) return "already";
  if (state !== "ACTIVE" || activeFrom === null) return "not_active";
  if (!groundsOf(endsEarlyOn).includes(asked.ground)) return "ground_not_agreed";
  if (asked.endedOn > today) return "day_ahead";
  return asked.endedOn < activeFrom ? "day_before_start" : null;
}
