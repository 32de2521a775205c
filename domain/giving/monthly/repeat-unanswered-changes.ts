import { eachOf } from "../each-of.ts";
import { carryOutChange, type CarryNeeds } from "./change-monthly-gift.ts";
import type { MonthlyGift, MonthlyGifts } from "./monthly-gift.ts";

type Needs = Omit<CarryNeeds, "gifts"> & {
  gifts: Pick<MonthlyGifts, "unanswered" | "reload" | "keepChange" | "forgetChange" | "write">;
};

const batch = 100;
/** A recent request still waits for its answer. */
const graceMs = 60_000;

/** Repeats unanswered changes under the same key. */
export const repeatUnansweredChanges = (needs: Needs) => {
  const { gifts, clock, newKey } = needs;
  const carryOut = carryOutChange(needs);

  const repeat = async ({ id, unanswered: change }: MonthlyGift): Promise<void> => {
    if (!change) return;
    let looks = 0;
    const outcome = await carryOut(
      async () => {
        looks += 1;
        const gift = await gifts.reload(id);
        return gift?.unanswered?.key === change.key ? gift : null;
      },
      { kind: "change", giftCents: change.giftCents, dayOfMonth: change.dayOfMonth },
    );
    if (outcome.ok || outcome.reason === "payments_unavailable") return;

    // The donor got another answer meanwhile: the stored state wins at the provider too.
    const gift = outcome.reason === "gift_unknown" && looks > 1 ? await gifts.reload(id) : null;
    if (gift && !gift.unanswered && gift.status !== "ENDED")
      await gifts.keepChange(gift, { ...gift, key: newKey() }, clock());
    // Ended, or no longer possible.
    if (outcome.reason !== "gift_unknown") await gifts.forgetChange(id, change.key);
  };

  return async (): Promise<void> =>
    eachOf(await gifts.unanswered(new Date(clock().getTime() - graceMs), batch), repeat);
};
