import * as z from "zod/mini";
import { isBic } from "#domain/identifiers/bic.ts";
import { isIban } from "#domain/identifiers/iban.ts";
import { isKvkNumber } from "#domain/identifiers/kvk.ts";
import { isRsin } from "#domain/identifiers/rsin.ts";
import { isSepaCreditorId } from "#domain/identifiers/sepa-creditor-id.ts";
import { plainText, year } from "../../fields.ts";
import { localized } from "../../localized.ts";
import {
  choice,
  group,
  number,
  optional,
  plain,
  prose,
  words,
  type KindForm,
} from "../../editing/field-spec.ts";

const checkedText = (isRight: (text: string) => boolean, reason: string) =>
  z.string().check(z.trim(), z.refine(isRight, reason));

export const foundation = z.object({
  id: z.literal("foundation"),
  statutoryName: localized,
  /** The name in the trade register, for legal documents. */
  registeredName: plainText,
  address: z.object({ street: plainText, postalCode: plainText, city: plainText }),
  city: localized,
  country: localized,
  countryCode: z.literal("NL"),
  hostingCountry: localized,
  rsin: checkedText(isRsin, "not_an_rsin"),
  kvk: checkedText(isKvkNumber, "not_a_kvk_number"),
  iban: checkedText(isIban, "not_an_iban"),
  bic: checkedText(isBic, "not_a_bic"),
  /** The direct debit creditor; empty if there is none. */
  creditorId: z.prefault(
    z.nullable(checkedText((text) => text === "" || isSepaCreditorId(text), "not_a_creditor_id")),
    null,
  ),
  phone: checkedText((text) => /^\+\d[\d ]{6,18}\d$/.test(text), "not_a_phone_number"),
  email: z.email("not_an_email_address"),
  openingHours: localized,
  foundedYear: year,
  objective: localized,
  policyPlan: localized,
  remunerationPolicy: localized,
});

export type Foundation = z.infer<typeof foundation>;

/** Receipts, agreements and the bank account depend on it: only an ADMIN may change it. */
export const foundationForm: KindForm = {
  title: null,
  pageOf: () => "/contact",
  fixed: true,
  adminOnly: true,
  fields: [
    words("statutoryName"),
    plain("registeredName", "text"),
    group("address", plain("street", "text"), plain("postalCode", "text"), plain("city", "text")),
    words("city"),
    words("country"),
    choice("countryCode", ["NL"]),
    words("hostingCountry"),
    plain("rsin", "text"),
    plain("kvk", "text"),
    plain("iban", "text"),
    plain("bic", "text"),
    optional(plain("creditorId", "text")),
    plain("phone", "text"),
    plain("email", "text"),
    words("openingHours"),
    number("foundedYear", 1900, 2200),
    prose("objective"),
    prose("policyPlan"),
    prose("remunerationPolicy"),
  ],
};
