/** A foundation's first answers; its numbers pass every check and belong to nobody. */
export const foundationAnswers = {
  FOUNDATION_REGISTEREDNAME: "Stichting De Eerste Dag",
  FOUNDATION_ADDRESS_STREET: "Voorbeeldkade 12",
  FOUNDATION_ADDRESS_POSTALCODE: "1019 AB",
  FOUNDATION_ADDRESS_CITY: "Amsterdam",
  FOUNDATION_RSIN: "8519.54.534",
  FOUNDATION_KVK: "87654321",
  FOUNDATION_IBAN: "NL91 ABNA 0417 1643 00",
  FOUNDATION_BIC: "ABNANL2A",
  FOUNDATION_EMAIL: "post@first-day.example",
  FOUNDATION_PHONE: "+31 20 123 4567",
  ADMINISTRATOR_EMAIL: "Director@First-Day.example",
} as const;
