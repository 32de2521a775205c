import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Language } from "#domain/language.ts";
import type { Party } from "#domain/periodic/agreement.ts";
import type { Deed } from "#domain/periodic/ports.ts";
import type { PaperRendering } from "../pages/rendering.ts";

type Needs = {
  identityAt: (moment: Date) => Promise<Foundation>;
  papers: PaperRendering;
  isSample: boolean;
};

/** Names the foundation as it was on the day of the agreement. */
export const agreementPaper =
  ({ identityAt, papers, isSample }: Needs) =>
  async (deed: Deed | null, language: Language) => {
    if (!deed) return null;
    const paper = {
      kind: "periodic-agreement" as const,
      foundation: await identityAt(deed.createdAt),
      sample: isSample,
      madeAt: new Date().toISOString(),
      agreement: onPaper(deed),
    };
    const name = `agreement-${deed.transactionNumber}-${language}.pdf`;
    return { name, bytes: await papers.renderPaper(paper, language) };
  };

/** The deed as it is signed in ink, with no signature yet. */
const onPaper = (deed: Deed) => ({
  transactionNumber: deed.transactionNumber,
  yearlyCents: deed.yearlyCents,
  instalments: deed.instalments,
  term:
    deed.termYears === null
      ? ({ type: "indefinite" } as const)
      : ({ type: "years", years: deed.termYears } as const),
  firstYear: deed.firstYear,
  endsOnDeathOf:
    deed.endsOnDeathOf === null
      ? ({ type: "donor" } as const)
      : ({ type: "other", name: deed.endsOnDeathOf } as const),
  endsEarlyOn: deed.endsEarlyOn,
  donor: withNumber(deed.donor, deed.donorBsn),
  partner: deed.partner && deed.partnerBsn !== null ? withNumber(deed.partner, deed.partnerBsn) : null,
  signed: { donor: null, partner: null, foundation: null },
});

const withNumber = (party: Party, bsn: string) => ({ ...party, bsn });
