import { feesWith, inOrderFor, type MethodOffer } from "#domain/giving/start/method-offer.ts";
import type { OfferedMethod } from "#domain/giving/start/offered-methods-answer.ts";
import type { Language } from "#domain/language.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import { isFeeMethod } from "#domain/money/online-method.ts";
import { providerFacts, type PayingProvider } from "#domain/money/providers.ts";
import { Cache } from "../timing/cache.ts";

/** A method that is switched off at a provider disappears from the form within this time. */
const freshMs = 60_000;

type Serving = { name: PayingProvider; methods: () => Promise<readonly MethodOffer[] | "unavailable"> };
type Known = ReadonlyMap<PayingProvider, readonly MethodOffer[]>;
type Needs = { serving: readonly Serving[]; feeRates: () => Promise<FeeRates> };

/** Who offers what is asked of the providers. One that does not answer keeps what it offered before. */
export function paymentMethods({ serving, feeRates }: Needs) {
  const cache = new Cache<Known>({ maxEntries: 1, maxBytes: 1, bytesOf: () => 1, freshMs, serveStale: true });
  let before: Known = new Map();
  const known = () => cache.get("all", ask);

  async function ask(): Promise<Known> {
    const answers = await Promise.all(
      serving.map(async ({ name, methods }) => {
        const offers = await methods().catch(() => "unavailable" as const);
        return [name, offers === "unavailable" ? (before.get(name) ?? []) : offers] as const;
      }),
    );
    before = new Map(answers);
    return before;
  }

  /** Of several providers the first offers a method: it is the one that is tried first. */
  const offered = async (): Promise<OfferedMethod[]> => {
    const [byProvider, own] = await Promise.all([known(), feeRates()]);
    const all = [...byProvider].flatMap(([provider, offers]) =>
      offers.map((offer): OfferedMethod => {
        if (!isFeeMethod(offer.method)) return offer;
        const fees = own.methods?.[offer.method] ?? providerFacts[provider].fees[offer.method];
        return fees ? { ...offer, fees } : offer;
      }),
    );
    return all.filter(({ method }, place) => all.findIndex((each) => each.method === method) === place);
  };

  return {
    offered,
    /** Without a country, Dutch readers are taken for visitors from the Netherlands. */
    listFor: async (country: string | null, language: Language) =>
      inOrderFor(await offered(), country ?? (language === "nl" ? "NL" : null)),
    /** All rates of a form that is opened now. */
    fees: async () => feesWith(await feeRates(), await offered()),
    /** After a provider refused a method. */
    forget: () => cache.forget(),
  };
}
