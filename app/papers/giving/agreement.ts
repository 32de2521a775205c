import type { Localized } from "#domain/language.ts";
import type { EarlyEnd, Instalments } from "#domain/periodic/agreement.ts";
import type { Cents } from "#domain/money/cents.ts";

/** What the tax office's form "Overeenkomst periodieke gift in geld" asks for. */
export type Agreement = Readonly<{
  /** Unique, given out by the foundation. */
  transactionNumber: string;
  yearlyCents: Cents;
  instalments: Instalments;
  term: Readonly<{ type: "years"; years: number }> | Readonly<{ type: "indefinite" }>;
  firstYear: number;
  /** The gifts end when this person dies. */
  endsOnDeathOf: Readonly<{ type: "donor" }> | Readonly<{ type: "other"; name: string }>;
  endsEarlyOn: readonly EarlyEnd[];
  donor: Party;
  partner: Party | null;
  signed: Readonly<{
    donor: Signature | null;
    partner: Signature | null;
    foundation: (Signature & Readonly<{ name: string; office: Localized }>) | null;
  }>;
}>;

export type Party = Readonly<{
  surname: string;
  firstNames: string;
  /** As it may be shown: nine digits for the signed deed, masked but for the last three anywhere else. */
  bsn: string;
  bornOn: string;
  birthplace: string;
  street: string;
  postalCodeAndTown: string;
  country: string;
  phone: string | null;
}>;

/** Where and when; the signature itself is set in ink. */
export type Signature = Readonly<{ place: string; on: string }>;
