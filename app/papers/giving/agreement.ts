import type { Localized } from "#domain/language.ts";
import type { EarlyEnd, Instalments } from "#domain/periodic/agreement.ts";
import type { Cents } from "#domain/money/cents.ts";

/** The fields of the tax office's form "Overeenkomst periodieke gift in geld". */
export type Agreement = Readonly<{
  /** Unique, assigned by the foundation. */
  transactionNumber: string;
  yearlyCents: Cents;
  instalments: Instalments;
  term: Readonly<{ type: "years"; years: number }> | Readonly<{ type: "indefinite" }>;
  firstYear: number;
  /** The donations end at this person's death. */
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
  /** Nine digits on the signed deed, masked except the last three elsewhere. */
  bsn: string;
  bornOn: string;
  birthplace: string;
  street: string;
  postalCodeAndTown: string;
  country: string;
  phone: string | null;
}>;

/** Place and date; the signature is in ink. */
export type Signature = Readonly<{ place: string; on: string }>;
