import type { CampaignPageAnswer } from "#domain/content/kinds/campaign/public-page.ts";
import { useText } from "../../i18n/text.tsx";
import { useAround } from "../../structured-data.tsx";

const codeSize = 160;

/** Plain links: no script of another site is loaded. One tap selects the address. */
export function ShareCampaign({ campaign }: { campaign: CampaignPageAnswer }) {
  const { text, language } = useText();
  const { addressOf } = useAround();
  const path = `/campaigns/${campaign.id}`;
  const address = addressOf(path);
  const message = encodeURIComponent(`${campaign.title}\n${address}`);
  return (
    <section aria-labelledby="share" className="grid content-start gap-3 print:hidden">
      <h2 id="share" className="text-xl">
        {text("campaigns.share")}
      </h2>
      <p className="text-sm break-all text-ink-soft">
        <bdi dir="ltr" className="select-all">
          {address}
        </bdi>
      </p>
      <ul className="grid justify-items-start">
        <li>
          <a
            href={`mailto:?subject=${encodeURIComponent(campaign.title)}&body=${message}`}
            className="text-link inline-block py-2"
          >
            {text("campaigns.share.email")}
          </a>
        </li>
        <li>
          <a
            href={`https://wa.me/?text=${message}`}
            rel="noopener noreferrer"
            className="text-link inline-block py-2"
          >
            {text("campaigns.share.whatsapp")}
          </a>
        </li>
      </ul>
      {campaign.state === "OPEN" && !campaign.isSample && (
        <>
          <img
            src={`${path}/code.svg?lang=${language}`}
            alt={text("campaigns.code")}
            width={codeSize}
            height={codeSize}
            loading="lazy"
            decoding="async"
            className="mt-2 bg-white"
          />
          <p className="text-sm text-ink-soft">{text("campaigns.code.text")}</p>
          <a href={`${path}/poster.pdf?lang=${language}`} download className="text-link inline-block py-2">
            {text("campaigns.poster")}
          </a>
        </>
      )}
    </section>
  );
}
