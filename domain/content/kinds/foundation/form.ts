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
