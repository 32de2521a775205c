import { languageFacts, type Language } from "#domain/language.ts";

const nearlyNothing = 1e-6;

/** Minimum and maximum decimals. */
type Digits = Readonly<{ least: number; most: number }>;

/** Same output as Intl, compared by a test. Intl needs more than 100 ms on a phone for its first number. */
export function numbersFor(language: Language) {
  const { point, group, minus, percent, euros } = languageFacts[language].numbers;

  const digitsOf = (value: number, { least, most }: Digits): string => {
    // Shifts the decimal text, because 1.005 is slightly less in binary. Tiny numbers would be written with an exponent.
    const written = Math.abs(value) < nearlyNothing ? "0" : String(Math.abs(value));
    const shifted = String(Math.round(Number(`${written}e${most}`))).padStart(most + 1, "0");
    const whole = shifted.slice(0, shifted.length - most).replace(/\B(?=(\d{3})+$)/g, group);
    const kept = shifted
      .slice(shifted.length - most)
      .replace(/0+$/, "")
      .padEnd(least, "0");
    return most > 0 && kept !== "" ? whole + point + kept : whole;
  };
  const signOf = (value: number): string => (value < 0 ? minus : "");

  return {
    number: (value: number, digits: Digits) => signOf(value) + digitsOf(value, digits),
    percent: (value: number, digits: Digits) => signOf(value) + digitsOf(value, digits) + percent,
    euros: (value: number, digits: Digits) => euros(signOf(value), digitsOf(value, digits)),
  };
}
