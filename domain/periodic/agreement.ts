import type { Cents } from "#domain/money/cents.ts";

export const instalmentKinds = ["yearly", "half_yearly", "quarterly", "monthly"] as const;
export type Instalments = (typeof instalmentKinds)[number];

export const earlyEnds = ["job_loss", "disability", "anbi_lost"] as const;
export type EarlyEnd = (typeof earlyEnds)[number];

/** The law speaks of periodic gifts only from five years on. */
export const minTermYears = 5;
export const maxTermYears = 50;

/**
 * WITHDRAWN by the donor before it began: its personal facts are gone. ACTIVE: signed by both, as staff have seen.
 * ENDED before its time, on a ground it names or by a death.
 */
export const agreementStates = ["AWAITING_SIGNATURE", "ACTIVE", "ENDED", "WITHDRAWN"] as const;
export type AgreementState = (typeof agreementStates)[number];

/** A person as the tax office's form asks for them, but for the citizen service number, which is kept apart. */
export type Party = Readonly<{
  surname: string;
  firstNames: string;
  bornOn: string;
  birthplace: string;
  street: string;
  postalCodeAndTown: string;
  country: string;
  phone: string | null;
}>;

/** What the donor promises. */
type Promised = Readonly<{
  yearlyCents: Cents;
  instalments: Instalments;
  /** Null: for an indefinite time, and for at least five years. */
  termYears: number | null;
  firstYear: number;
  /** Null: the donor's own. */
  endsOnDeathOf: string | null;
  endsEarlyOn: readonly EarlyEnd[];
}>;

export type NewAgreement = Promised &
  Readonly<{ donor: Party; donorBsn: string; partner: Party | null; partnerBsn: string | null }>;

/** As its owner sees it in the list: of the number, the last three digits. */
export type OwnAgreement = Promised &
  Readonly<{
    id: string;
    transactionNumber: string;
    state: AgreementState;
    bsnEnding: string | null;
    createdAt: Date;
    activeFrom: string | null;
    endedOn: string | null;
  }>;
