import type { Cents } from "#domain/money/cents.ts";

export const instalmentKinds = ["yearly", "half_yearly", "quarterly", "monthly"] as const;
export type Instalments = (typeof instalmentKinds)[number];

export const earlyEnds = ["job_loss", "disability", "anbi_lost"] as const;
export type EarlyEnd = (typeof earlyEnds)[number];

/** The legal minimum for periodic donations. */
export const minTermYears = 5;
export const maxTermYears = 50;

/** WITHDRAWN before it began: personal data is deleted. ACTIVE: signed by both. ENDED early, on a named ground or by death. */
export const agreementStates = ["AWAITING_SIGNATURE", "ACTIVE", "ENDED", "WITHDRAWN"] as const;
export type AgreementState = (typeof agreementStates)[number];

/** A person as on the tax office's form, without the BSN, which is stored separately. */
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

type Promised = Readonly<{
  yearlyCents: Cents;
  instalments: Instalments;
  /** Null: indefinite, at least five years. */
  termYears: number | null;
  firstYear: number;
  /** Null: the donor's own. */
  endsOnDeathOf: string | null;
  endsEarlyOn: readonly EarlyEnd[];
}>;

export type NewAgreement = Promised &
  Readonly<{ donor: Party; donorBsn: string; partner: Party | null; partnerBsn: string | null }>;

/** For its owner: with the last three digits of the BSN. */
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
