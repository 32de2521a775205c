import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";
import type { AgreementState, NewAgreement, OwnAgreement } from "./agreement.ts";

export type Activation =
  | Readonly<{ ok: true; activeFrom: string }>
  | Readonly<{ ok: false; reason: "agreement_unknown" | "agreement_withdrawn" }>;

export type ListedAgreement = Readonly<{
  id: string;
  transactionNumber: string;
  state: AgreementState;
  yearlyCents: number;
  firstYear: number;
  createdAt: Date;
}>;

export type Deed = NewAgreement & Readonly<{ transactionNumber: string; createdAt: Date }>;

/** Each person's own; what belongs to someone else is not there. */
export type Agreements = {
  /** One at a time waits for a signature, so a form that is sent twice makes one. */
  add: (
    agreement: NewAgreement,
    of: { id: string; userId: string; language: Language; year: number },
  ) => Promise<OwnAgreement | "already_waiting">;
  list: (userId: string) => Promise<OwnAgreement[]>;
  /** With the citizen service numbers, for the deed. Null also when it was withdrawn. */
  deed: (userId: string, id: string) => Promise<Deed | null>;
  withdraw: (userId: string, id: string) => Promise<"withdrawn" | "not_waiting">;

  /** For staff, without a word about who it is. */
  listAll: () => Promise<ListedAgreement[]>;
  activate: (id: string, signedOn: string, by: Actor, requestId: string) => Promise<Activation>;
};
