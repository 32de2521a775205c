import { languageFacts, type Language } from "#domain/language.ts";

const nearlyNothing = 1e-6;

/** At least and at most so many digits behind the point. */
type Digits = Readonly<{ least: number; most: number }>;

/**
 * Writes numbers as Intl does, which a test compares. Intl itself takes a phone a tenth of a second and more for the first
 * number it writes: longer than the page needs for everything else.
 */
export function numbersFor(language: Language) {
  const { point, group, minus, percent, euros } = languageFacts[language].numbers;

  const digitsOf = (value: number, { least, most }: Digits): string => {
    // Shifted as it is written, not as it is stored: 1.005 is a little less than that in binary. Nearer to nothing than any
    // digit shown, a number is written with an exponent of its own.
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
