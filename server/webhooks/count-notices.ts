import { throttle } from "../timing/throttle.ts";

const storeEveryMs = 10_000;

/** What came of a provider's notices since this was last stored; `refused`: since the last one that was accepted. */
type NoticeNews = Readonly<{
  provider: string;
  acceptedAt: Date | null;
  refusedAt: Date | null;
  refused: number;
}>;

/** In memory until they are stored: notices come with every gift, and a row that all of them write would hold them up. */
export function countNotices(store: (news: readonly NoticeNews[]) => Promise<void>) {
  let news = new Map<string, NoticeNews>();
  const storing = throttle(storeEveryMs, async () => {
    const taken = [...news.values()];
    news = new Map();
    // What is lost while the database is away comes again with the next notices.
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
