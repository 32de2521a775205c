import type { Block } from "#domain/mail/letter.ts";
import type { Cents } from "#domain/money/cents.ts";
import { letterWriter, staffLanguage as language, toTheMinute, type StaffMail } from "./letter-writer.ts";

type Paused = Readonly<{ provider: string | null; method: string | null; until: Date; failures: number }>;

export function pauseLetter({ provider, method, until, failures }: Paused): StaffMail {
  const { plain, facts, code, note } = letterWriter(language);
  return {
    kind: "payment-pause",
    language,
    urgent: true,
    letter: plain(
      "giving.staff.pause",
      { failures },
      facts(
        code("giving.staff.pause.provider", [provider ?? "–", method].filter(Boolean).join(" ")),
        code("giving.staff.pause.until", toTheMinute(until)),
      ),
      note("giving.staff.pause.end"),
    ),
  };
}

/** A provider refuses our account: the next one serves, but somebody must act. */
export function suspendedAccountLetter({ provider, what }: { provider: string; what: string }): StaffMail {
  const { plain, facts, code, note } = letterWriter(language);
  const blocks = [facts(code("giving.staff.shut.answer", what)), note("giving.staff.shut.mend")];
  const letter = plain("giving.staff.shut", { provider }, ...blocks);
  return { kind: "shut-account", language, urgent: true, letter };
}

type Faulty = Readonly<{ name: string; claim: string; faults: number; examples: readonly string[] }>;

export function faultsLetter(checks: readonly Faulty[]): StaffMail {
  const { plain, facts } = letterWriter(language);
  const blocks = checks.flatMap(({ name, claim, faults, examples }): Block[] => [
    { kind: "paragraph", text: claim },
    facts(
      { label: name, value: String(faults), code: true },
      ...examples.map((value) => ({ label: "", value, code: true })),
    ),
  ]);
  const letter = plain("giving.staff.faults", { count: checks.length }, ...blocks);
  return { kind: "books-check", language, letter };
}

type GivenUp = Readonly<{
  donationId: string;
  cents: Cents;
  payment: Readonly<{ provider: string; paymentId: string }>;
}>;

/** The provider never answered a refund: a person checks and repeats it if needed. */
export function givenUpRefundLetter({ donationId, cents, payment }: GivenUp, publicUrl: string): StaffMail {
  const { plain, facts, link, format } = letterWriter(language, publicUrl);
  return {
    kind: "refund-given-up",
    language,
    letter: plain(
      "admin-donations.givenUp",
      { amount: format.moneyExact(cents) },
      facts({ label: payment.provider, value: payment.paymentId, code: true }),
      link("admin-donations.givenUp.button", `/admin/donations/${encodeURIComponent(donationId)}`),
    ),
  };
}
