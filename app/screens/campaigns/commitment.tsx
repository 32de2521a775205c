import type { CampaignPageAnswer } from "#domain/content/kinds/campaign/public-page.ts";
import { Section } from "../../components/ui/section.tsx";
import { useText } from "../../i18n/text.tsx";

const outcomes = ["aboveGoal", "belowGoal", "late", "cancelled"] as const;

/** What happens with the money in each outcome, stated in advance. */
export function Commitment({ campaign }: { campaign: CampaignPageAnswer }) {
  const { text } = useText();
  const { commitment, program, otherProject } = campaign;
  return (
    <Section id="commitment" title={text("campaigns.commitment")} heading="text-2xl">
      <p className="mt-2 max-w-prose text-ink-soft">{text("campaigns.commitment.text")}</p>
      <dl className="mt-4 grid max-w-prose divide-y divide-line border-y border-line">
        {outcomes.map((outcome) => (
          <div key={outcome} className="py-3">
            <dt className="font-semibold">{text(`campaigns.commitment.${outcome}`)}</dt>
            <dd className="mt-1">
              {text(`campaigns.choice.${commitment[outcome]}`, {
                program: program?.title ?? "",
                project: otherProject?.title ?? "",
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
