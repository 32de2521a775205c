import type { MyDonation } from "#domain/giving/my-giving.ts";
import { GiftWall } from "../../../components/tiles/gift-wall.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

/** One tile for each gift that arrived and stayed, the first one first: the wall grows at its end. */
export function OwnWall({ donations }: { donations: readonly MyDonation[] }) {
  const { text, format } = useText();
  const gifts = donations.filter(({ status }) => isLaid(status)).toReversed();
  if (gifts.length === 0) return null;
  return (
    <Section id="wall" title={text("dashboard.wall.title")} heading="text-2xl">
      <p className="mt-1 mb-4 text-ink-soft">{text("dashboard.wall.text")}</p>
      <GiftWall
        gifts={gifts}
        className="max-w-3xl"
        description={text("dashboard.wall.description", { n: gifts.length })}
        moreText={(hidden) => `+${format.number(hidden)}`}
      />
    </Section>
  );
}

const isLaid = (status: MyDonation["status"]): boolean =>
  status === "COMPLETED" || status === "PARTIALLY_REFUNDED";
