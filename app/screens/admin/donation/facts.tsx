import type { ReactNode } from "react";
import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { useText } from "../../../i18n/text.tsx";

/** What the donor chose, as they said it. */
export function Facts({ story }: { story: DonationStory }) {
  const { text, format } = useText();
  const purpose = [story.campaignId, story.programId].filter((id) => id !== null).join(", ");
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      <Fact name={text("admin-donations.column.donor")}>
        <span data-any-language>
          <bdi>{story.donorName ?? ""}</bdi> <bdi dir="ltr">{story.donorEmail}</bdi>
        </span>
      </Fact>
      <Fact name={text("admin-donations.one.gift")}>
        <bdi>{format.moneyExact(story.amountCents)}</bdi>
        {story.frequency === "MONTHLY" && (
          <span className="text-ink-soft"> {text("admin-donations.monthly")}</span>
        )}
      </Fact>
      <Fact name={text("admin-donations.one.charged")}>
        <bdi>{format.moneyExact(story.chargedCents)}</bdi>
      </Fact>
      <Fact name={text("admin-donations.one.purpose")}>
        {purpose === "" ? text("admin-donations.one.anywhere") : <bdi data-any-language>{purpose}</bdi>}
      </Fact>
      <Fact name={text("admin-donations.one.language")}>
        <bdi data-any-language>{story.language}</bdi>
      </Fact>
      {story.tribute && (
        <Fact name={text("admin-donations.one.tribute")}>
          <bdi data-any-language>{story.tribute.honoree}</bdi>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
