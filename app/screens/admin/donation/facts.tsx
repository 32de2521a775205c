import type { ReactNode } from "react";
import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

/** What the donor chose, as they said it. */
export function Facts({ story }: { story: DonationStory }) {
  const { text, format } = useText();
  const purpose = [story.campaignId, story.programId].filter((id) => id !== null).join(", ");
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      <Fact name={text("admin-donations.column.donor")}>
        <span data-any-language>
          <bdi>{story.donorName ?? ""}</bdi> <bdi dir="ltr">{story.donorEmail ?? ""}</bdi>
        </span>
        {story.donorEmail === null && (
          <span className="text-ink-soft"> {text("admin-donations.one.noAddress")}</span>
        )}
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
      {story.byHand?.goods && (
        <Fact name={text("admin-donations.one.goods")}>
          <bdi data-any-language>{story.byHand.goods}</bdi>
        </Fact>
      )}
      {story.byHand?.bankReference && (
        <Fact name={text("entered-gifts.reference")}>
          <bdi dir="ltr" data-any-language>
            {story.byHand.bankReference}
          </bdi>
        </Fact>
      )}
      {story.byHand?.corrects && (
        <Fact name={text("admin-donations.one.corrects")}>
          <GiftLink {...story.byHand.corrects} />
        </Fact>
      )}
      {story.correctedBy && (
        <Fact name={text("admin-donations.one.correctedBy")}>
          <GiftLink {...story.correctedBy} />
        </Fact>
      )}
      {story.reversal && (
        <Fact name={text("admin-donations.one.reversed")}>
          <bdi data-any-language>{story.reversal.reason}</bdi>
        </Fact>
      )}
      {story.byHand?.hasDocument && (
        <Fact name={text("admin-donations.one.document")}>
          <a
            href={key("/api/admin/entered-gifts/:id/document", { id: story.id })}
            className="text-link"
            download
          >
            {text("admin-donations.one.documentOpen")}
          </a>
        </Fact>
      )}
      {story.tribute && (
        <Fact name={text("admin-donations.one.tribute")}>
          <bdi data-any-language>{story.tribute.honoree}</bdi>
        </Fact>
      )}
    </dl>
  );
}

const GiftLink = ({ id, reference }: { id: string; reference: string }) => (
  <Link href={`/admin/donations/${id}`} className="text-link">
    <bdi dir="ltr">{reference}</bdi>
  </Link>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
