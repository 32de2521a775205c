import { conditionKinds, type Condition, type Segment } from "#domain/contacts/segment.ts";
import { contactKinds } from "#domain/contacts/contact-kinds.ts";
import { emailPurposes } from "#domain/email-purposes.ts";
import { languages } from "#domain/language.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { typedText } from "../../../data/typed-text.ts";

/** A condition in the form. `condition` has its first values; null: a new one. */
export type Row = Readonly<{ key: string; kind: Condition["kind"]; condition: Condition | null }>;

/** The same on the server and in the browser. */
export const newRow = (shown: readonly Row[]): Row => ({
  key: `c${1 + Math.max(-1, ...shown.map(({ key }) => Number(key.slice(1))))}`,
  kind: "gave",
  condition: null,
});

export const rowsOf = (segment: Segment | undefined): readonly Row[] =>
  segment?.conditions.map((condition, place) => ({ key: `c${place}`, kind: condition.kind, condition })) ?? [
    newRow([]),
  ];

export const isConditionKind = (value: string): value is Condition["kind"] =>
  conditionKinds.some((kind) => kind === value);

/** The fields of a row begin with its key. */
export const segmentIn = (typed: FormData, shown: readonly Row[]): Segment => ({
  match: typedText(typed, "match") === "any" ? "any" : "all",
  conditions: shown.map((row) => conditionIn(row, (name) => typedText(typed, `${row.key}.${name}`).trim())),
});

function conditionIn({ kind }: Row, read: (name: string) => string): Condition {
  const not = read("not") === "not";
  switch (kind) {
    case "gave": {
      const [type, id = ""] = read("to").split(":");
      const amount = read("atLeast");
      return {
        kind,
        not,
        to: type === "campaign" || type === "program" ? { type, id } : null,
        from: read("from") || null,
        until: read("until") || null,
        atLeastCents: amount === "" ? null : parseAmount(amount),
      };
    }
    case "neverSince":
      return { kind, not, day: read("day") };
    case "lapsed":
      return { kind, not, months: Number(read("months")) };
    case "monthly":
      return { kind, not };
    case "consented":
      return { kind, not, purpose: oneOf(emailPurposes, read("purpose")) };
    case "language":
      return { kind, not, language: oneOf(languages, read("language")) };
    case "town":
      return { kind, not, town: read("town") };
    case "type":
      return { kind, not, type: oneOf(contactKinds, read("type")) };
  }
}

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], typed: string): Value =>
  values.find((value) => value === typed) ?? values[0];
