import type { CampaignPageAnswer } from "#domain/content/kinds/campaign/public-page.ts";
import type { MatchOffer } from "#domain/matching/answers.ts";
import { asCents } from "#domain/money/cents.ts";
import { Section } from "../../components/ui/section.tsx";
import { campaignMatchingKey } from "../../data/record-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";

/** Sponsors beside the amount raised, which never includes what they add. */
export function Matching({ campaign: { id } }: { campaign: CampaignPageAnswer }) {
  const { text } = useText();
  const { data: offers } = useApi(campaignMatchingKey(id));
  if (!offers?.length) return null;
  return (
    <Section id="matching" title={text("campaigns.match.title")} heading="text-2xl">
      <div className="mt-4 grid max-w-prose gap-6">
        {offers.map((offer) => (
          <Offer key={`${offer.sponsor} ${offer.startsOn}`} offer={offer} />
        ))}
      </div>
      <p className="mt-4 max-w-prose text-sm text-ink-soft">{text("campaigns.match.apart")}</p>
    </Section>
  );
}

const euro = (count: number) => asCents(count * 100);

function Offer({ offer }: { offer: MatchOffer }) {
  const { text, format } = useText();
  const { sponsor, state, matchedCents, poolCents, perDonationCents, perDonorCents, minimumCents } = offer;
  const isOpen = state === "OPEN";
  const amount = format.moneyExact(state === "USED_UP" ? poolCents : matchedCents);
  return (
    <div className="grid gap-2 border-y border-line py-4">
      <p className="text-lg font-semibold">
        {text(isOpen ? "campaigns.match.ratio" : "campaigns.match.ratioPast", {
          sponsor,
          adds: format.money(euro(offer.adds)),
          per: format.money(euro(offer.per)),
        })}
      </p>
      <ul className="list-disc ps-5">
        <li>
          {text("campaigns.match.pool", {
            pool: format.money(poolCents),
            from: format.date(offer.startsOn),
            to: format.date(offer.endsOn),
          })}
        </li>
        {perDonationCents !== null && (
          <li>{text("campaigns.match.perDonation", { amount: format.money(perDonationCents) })}</li>
        )}
        {perDonorCents !== null && (
          <li>{text("campaigns.match.perDonor", { amount: format.money(perDonorCents) })}</li>
        )}
        {minimumCents !== null && (
          <li>{text("campaigns.match.minimum", { amount: format.money(minimumCents) })}</li>
        )}
        <li>{text(`campaigns.match.monthly.${offer.monthly}`)}</li>
        <li>
          {text(offer.remainderGiven ? "campaigns.match.remainderGiven" : "campaigns.match.remainderKept")}
        </li>
        {isOpen && <li>{text("campaigns.match.decided")}</li>}
      </ul>
      {state === "USED_UP" && <p className="font-semibold">{text("campaigns.match.usedUp")}</p>}
      {(state === "ENDED" || state === "CLAIMED") && (
        <p className="font-semibold">{text("campaigns.match.ended")}</p>
      )}
      {(matchedCents > 0 || state === "USED_UP") && <p>{text("campaigns.match.matched", { amount })}</p>}
    </div>
  );
}
