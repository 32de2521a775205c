import { throttle } from "../timing/throttle.ts";

const storeEveryMs = 10_000;

/** Since the last store; `refused`: since the last accepted notice. */
type NoticeNews = Readonly<{
  provider: string;
  acceptedAt: Date | null;
  refusedAt: Date | null;
  refused: number;
}>;

/** In memory until stored: a row updated by every notice would delay donations. */
export function countNotices(store: (news: readonly NoticeNews[]) => Promise<void>) {
  let news = new Map<string, NoticeNews>();
  const storing = throttle(storeEveryMs, async () => {
    const taken = [...news.values()];
    news = new Map();
    // Lost counts during an outage return with the next notices.
    if (taken.length > 0) await store(taken).catch(() => {});
  });
  return (provider: string, outcome: "accepted" | "refused"): void => {
    const before = news.get(provider) ?? { provider, acceptedAt: null, refusedAt: null, refused: 0 };
    const now = new Date();
    news.set(
      provider,
      outcome === "accepted"
        ? { ...before, acceptedAt: now, refused: 0 }
        : { ...before, refusedAt: now, refused: before.refused + 1 },
    );
    storing.ask();
  };
}
