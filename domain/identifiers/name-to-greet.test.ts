import { expect, test } from "vitest";
import { nameToGreet } from "./name-to-greet.ts";

test("people are greeted by their names", () => {
  for (const name of ["Amina", "J. van der Berg", "فاطمة الزهراء", "Stichting De Brug (afd. Oost)"])
    expect(nameToGreet(name)).toBe(name);
});

test("what leads somewhere or tells a story is no name to greet", () => {
  const told = "Your account is blocked, pay the sum of EUR 250 again within a day or else";
  for (const name of ["", null, undefined, "visit https://evil.example", "WWW.evil.example", told])
    expect(nameToGreet(name)).toBeNull();
});
