import type { MyDonation } from "#domain/giving/my-giving.ts";
import { GiftWall } from "../../../components/tiles/gift-wall.tsx";
import { useText } from "../../../i18n/text.tsx";

/** One tile for each gift that arrived and stayed, the first one first: the wall grows at its end. */
export function OwnWall({ donations }: { donations: readonly MyDonation[] }) {
  const { text, format } = useText();
  const gifts = donations.filter(({ status }) => isLaid(status)).toReversed();
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="wall">
      <h2 id="wall" className="text-2xl">
        {text("dashboard.wall.title")}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{text("dashboard.wall.text")}</p>
      <GiftWall
        gifts={gifts}
        className="max-w-3xl"
        description={text("dashboard.wall.description", { n: gifts.length })}
        moreText={(hidden) => `+${format.number(hidden)}`}
      />
    </section>
  );
}

const isLaid = (status: MyDonation["status"]): boolean =>
  status === "COMPLETED" || status === "PARTIALLY_REFUNDED";
