import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import type { StoredApplication } from "#domain/applications/review/ports.ts";
import type { CheckRecord } from "#domain/applications/review/record-check.ts";
import type { StoredReview, StoredScore } from "#domain/applications/review/review.ts";
import { backgroundChecks } from "#domain/applications/volunteer/background-check.ts";
import { asCents } from "#domain/money/cents.ts";

type OwnParts = Pick<StoredApplication, "facts" | "texts" | "requestedCents">;
type Fact = StoredApplication["facts"][number];

/** What only one kind of application has, from its row. */
export function ownParts(kind: ApplicationKind, row: Record<string, unknown>): OwnParts {
  switch (kind) {
    case "volunteer":
      return {
        facts: said([{ name: "phone", value: row["phone"] }]),
        texts: [{ questionId: null, text: String(row["motivation"]) }],
        requestedCents: null,
      };
    case "grant":
      return {
        facts: said([
          { name: "contactName", value: row["contact_name"] },
          { name: "requested", value: row["requested_cents"] },
        ]),
        texts: answersOf(row["answers"]),
        requestedCents: asCents(Number(row["requested_cents"])),
      };
    case "partner":
      return {
        facts: said([
          { name: "contactName", value: row["contact_name"] },
          { name: "country", value: row["country"] },
          { name: "site", value: row["site_url"] },
        ]),
        texts: [{ questionId: null, text: String(row["plan"]) }],
        requestedCents: null,
      };
  }
}

/** Of the days of a check, those that are known. */
export const checkOf = (row: Record<string, unknown>, seenBy: string | null): CheckRecord => ({
  state: backgroundChecks.find((state) => state === row["background_check"]) ?? "NOT_REQUIRED",
  requestedOn: textIn(row["check_requested_on"]),
  issuedOn: textIn(row["check_issued_on"]),
  seenBy,
  seenOn: textIn(row["check_seen_on"]),
  renewBy: textIn(row["check_renew_by"]),
});

export const stoppedIn = (row: Record<string, unknown>): string | null => textIn(row["stopped_on"]);

export const reviewOf = (row: Record<string, unknown>, scores: StoredScore[]): StoredReview => ({
  scores,
  awardedCents: typeof row["awarded_cents"] === "number" ? asCents(row["awarded_cents"]) : null,
  motivation: textIn(row["decision_motivation"]),
});

const textIn = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** What was left empty is not shown. */
const said = (facts: { name: Fact["name"]; value: unknown }[]): Fact[] =>
  facts.flatMap(({ name, value }) =>
    typeof value === "string" || typeof value === "number" ? [{ name, value: `${value}` }] : [],
  );

const answersOf = (answers: unknown): StoredApplication["texts"] =>
  Object.entries((answers ?? {}) as Record<string, unknown>)
    .filter((pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "")
    .map(([questionId, text]) => ({ questionId, text }));
