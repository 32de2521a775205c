import { qrDrawing } from "#adapters/pictures/qr-drawing.ts";
import { tilesOfProject } from "#app/components/content/program-look.ts";
import type { CampaignPosterPaper, ScanCode } from "#app/papers/paper.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { stateOf } from "#domain/content/kinds/campaign/public.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { legible } from "#domain/content/legible-content.ts";
import type { Content } from "#domain/content/ports.ts";
import type { Language } from "#domain/language.ts";
import type { PaperRendering } from "../../pages/rendering.ts";
import { today } from "../../timing/clock.ts";
import { singleFlight } from "../../timing/single-flight.ts";

type Needs = {
  content: Content;
  identity: () => Promise<Foundation>;
  publicUrl: string;
  isDemo: boolean;
  papers: PaperRendering;
};
type Asked = Readonly<{ id: string; language: Language }>;

/** The QR code and the poster of a campaign; null unless it is open, because nobody should hang up an old one. */
export function composeCampaignPrints({ content, identity, publicUrl, isDemo, papers }: Needs) {
  const codeOf = ({ id, language }: Asked): ScanCode => {
    const address = publicUrl + inLanguage(`/campaigns/${id}`, language);
    return { address, ...qrDrawing(address) };
  };
  const openCampaign = async (id: string) => {
    const campaign = await content.find("campaign", id);
    return campaign && stateOf(campaign, today()) === "OPEN" ? campaign : null;
  };
  const drawPoster = async (asked: Asked): Promise<Uint8Array | null> => {
    const campaign = await openCampaign(asked.id);
    if (!campaign) return null;
    const program = await content.find("program", campaign.programId);
    const paper: CampaignPosterPaper = {
      kind: "campaign-poster",
      foundation: legible(await identity()),
      campaign,
      tile: { seed: asked.id, program: tilesOfProject(campaign.programId, program) },
      code: codeOf(asked),
      sample: isDemo,
      madeAt: `${today()}T00:00:00Z`,
    };
    return papers.renderPaper(paper, asked.language);
  };
  return {
    code: async (asked: Asked): Promise<string | null> => {
      if (!(await openCampaign(asked.id))) return null;
      const { size, path } = codeOf(asked);
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
    },
    /** Concurrent visitors share one drawing. */
    poster: singleFlight(drawPoster, ({ id, language }) => `${id} ${language}`),
  };
}
