import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { Fact, Facts, written } from "../../../components/ui/facts.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

export function DonationFacts({ story }: { story: DonationStory }) {
  const { text, format } = useText();
  const { byHand, donorEmail, correctedBy } = story;
  const purpose = [story.campaignId, story.programId].filter((id) => id !== null).join(", ");
  const note = (words: string) => <span className="text-ink-soft"> {words}</span>;
  return (
    <Facts>
      <Fact label={text("admin-donations.column.donor")}>
        {written(story.donorName)} {written(donorEmail, "ltr")}
        {donorEmail === null && note(text("admin-donations.one.noAddress"))}
      </Fact>
      <Fact label={text("admin-donations.one.gift")}>
        <bdi>{format.moneyExact(story.amountCents)}</bdi>
        {story.frequency === "MONTHLY" && note(text("admin-donations.monthly"))}
      </Fact>
      <Fact label={text("admin-donations.one.charged")}>
        <bdi>{format.moneyExact(story.chargedCents)}</bdi>
      </Fact>
      <Fact label={text("admin-donations.one.purpose")}>
        {written(purpose) ?? text("admin-donations.one.anywhere")}
      </Fact>
      <Fact label={text("admin-donations.one.language")}>{written(story.language)}</Fact>
      <Fact label={text("admin-donations.one.goods")}>{written(byHand?.goods)}</Fact>
      <Fact label={text("entered-gifts.reference")}>{written(byHand?.bankReference, "ltr")}</Fact>
      <Fact label={text("admin-donations.one.corrects")}>
        {byHand?.corrects && <GiftLink {...byHand.corrects} />}
      </Fact>
      <Fact label={text("admin-donations.one.correctedBy")}>
        {correctedBy && <GiftLink {...correctedBy} />}
      </Fact>
      <Fact label={text("admin-donations.one.reversed")}>{written(story.reversal?.reason)}</Fact>
      <Fact label={text("admin-donations.one.document")}>
        {byHand?.hasDocument ? (
          <a href={key("/api/admin/approvals/:id/document", { id: story.id })} className="text-link" download>
            {text("admin-donations.one.documentOpen")}
          </a>
        ) : null}
      </Fact>
      <Fact label={text("admin-donations.one.tribute")}>{written(story.tribute?.honoree)}</Fact>
    </Facts>
  );
}

const GiftLink = ({ id, reference }: { id: string; reference: string }) => (
  <Link href={`/admin/donations/${id}`} className="text-link">
    <bdi dir="ltr">{reference}</bdi>
  </Link>
);
