import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";
import type { NewAgreement, OwnAgreement } from "./agreement.ts";
import type { AgreementStory } from "./admin-answers.ts";
import type { AskedEnd, EndRefusal } from "./end-agreement.ts";

type Activation =
  | Readonly<{ ok: true; activeFrom: string }>
  | Readonly<{ ok: false; reason: "agreement_unknown" | "agreement_withdrawn" }>;

export type Deed = NewAgreement & Readonly<{ transactionNumber: string; createdAt: Date }>;

/** Each user's own agreements only. */
export type Agreements = {
  /** One at a time waits for a signature, so a form sent twice makes one. */
  add: (
    agreement: NewAgreement,
    of: { id: string; userId: string; language: Language; year: number },
  ) => Promise<OwnAgreement | "already_waiting">;
  list: (userId: string) => Promise<OwnAgreement[]>;
  /** With the BSNs, for the deed. Null also if withdrawn. */
  deed: (userId: string, id: string) => Promise<Deed | null>;
  withdraw: (userId: string, id: string) => Promise<"withdrawn" | "not_waiting">;

  /** The same for staff, with the BSN masked except its last three digits. */
  maskedDeed: (id: string, by: Actor, requestId: string) => Promise<Deed | null>;
  activate: (id: string, signedOn: string, by: Actor, requestId: string) => Promise<Activation>;
};

export type Ending =
  | Readonly<{ ok: true }>
  | Readonly<{ ok: false; reason: "agreement_unknown" | EndRefusal }>;

/** Staff's access to agreements; every read and step is logged. */
export type AgreementAdmin = {
  show: (id: string, by: Actor, requestId: string) => Promise<AgreementStory | null>;
  end: (id: string, asked: AskedEnd, by: Actor, requestId: string) => Promise<Ending>;
};
