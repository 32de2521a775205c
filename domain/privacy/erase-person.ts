import { emailKey } from "#domain/identifiers/email.ts";
import type { Person } from "./person.ts";
import type { EndMonthlyGifts, GiveUpPlace, Locked, Place, WithTransaction } from "./ports.ts";

type Needs = {
  /** The stored role: a limited staff session counts as a donor's. */
  isStaff: (person: Person) => Promise<boolean>;
  endMonthlyGifts: EndMonthlyGifts;
  /** Event registrations. */
  placesOf: (person: Person) => Promise<readonly Place[]>;
  giveUpPlace: GiveUpPlace;
  withTransaction: WithTransaction;
};

const erasureRefusals = ["email_mismatch", "staff_account", "monthly_not_ended"] as const;
type ErasureRefusal = (typeof erasureRefusals)[number];
export type ErasureOutcome = { ok: true; locked: Locked } | { ok: false; reason: ErasureRefusal };

const nothing: Locked = { records: 0, until: null };

/** Safe to repeat. */
export const erasePerson =
  ({ isStaff, endMonthlyGifts, placesOf, giveUpPlace, withTransaction }: Needs) =>
  async (person: Person, typedEmail: string): Promise<ErasureOutcome> => {
    if (emailKey(typedEmail) !== emailKey(person.email)) return { ok: false, reason: "email_mismatch" };
    // Otherwise the last administrator could leave; an administrator removes the role first.
    if (await isStaff(person)) return { ok: false, reason: "staff_account" };
    // First: afterwards nobody would know whose donation the provider collects.
    if ((await endMonthlyGifts(person)) === "unavailable") return { ok: false, reason: "monthly_not_ended" };
    for (const place of await placesOf(person)) await giveUpPlace(place);
    return withTransaction(async (erasing): Promise<ErasureOutcome> => {
      const locked = await erasing.erase(person);
      if (locked === "already_gone") return { ok: true, locked: nothing };
      await erasing.writeLetters(person, locked);
      return { ok: true, locked };
    });
  };
