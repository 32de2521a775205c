import type { CampaignPageAnswer } from "#domain/content/kinds/campaign/public-page.ts";
import { Cover } from "../../components/content/cover.tsx";
import { DatedUpdates } from "../../components/content/dated-updates.tsx";
import { Blocks } from "../../components/content/blocks.tsx";
import { OtherLanguage, useTextMarks } from "../../components/content/other-language.tsx";
import { tilesOfProject } from "../../components/content/program-look.ts";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { Trail } from "../../components/content/trail.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Section } from "../../components/ui/section.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { CampaignData } from "../../structured-data.tsx";
import { CampaignProgress } from "./campaign-progress.tsx";
import { Commitment } from "./commitment.tsx";
import { Matching } from "./matching.tsx";
import { ShareCampaign } from "./share-campaign.tsx";

type Props = { campaign: CampaignPageAnswer };

export function CampaignStory({ campaign }: Props) {
  const { text } = useText();
  const marks = useTextMarks(campaign);
  const above = [{ href: "/campaigns", label: text("campaigns.title") }];
  return (
    <div className="page-width py-6">
      <CampaignData campaign={campaign} />
      <Trail above={above} here={campaign.title} listed />
      <Cover
        url={campaign.coverUrl}
        alt={campaign.coverAlt}
        seed={campaign.id}
        program={tilesOfProject(campaign.programId, campaign.program)}
        className="mt-2 h-40 sm:h-56"
      />
      <CampaignTitle campaign={campaign} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-14">
          <CampaignProgress campaign={campaign} />
          <Matching campaign={campaign} />
          <Section id="story" title={text("campaigns.story")} heading="text-2xl">
            <Blocks
              blocks={campaign.body}
              level={2}
              className="mt-4 grid max-w-prose gap-5 text-lg"
              {...marks}
            />
          </Section>
          {campaign.beneficiaries !== null && (
            <Section id="beneficiaries" title={text("campaigns.beneficiaries")} heading="text-2xl">
              <p className="mt-4 max-w-prose" {...marks}>
                {campaign.beneficiaries}
              </p>
            </Section>
          )}
          <Commitment campaign={campaign} />
          <DatedUpdates
            title={text("campaigns.updates")}
            none={text("campaigns.noUpdates")}
            updates={campaign.updates}
            record={campaign}
          />
        </div>
        <ShareCampaign campaign={campaign} />
      </div>
    </div>
  );
}

function CampaignTitle({ campaign }: Props) {
  const { text } = useText();
  const { state, program, project, zakatEligible } = campaign;
  const marks = useTextMarks(campaign);
  return (
    <header className="pt-8 pb-10">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={state === "OPEN" ? "good" : "outline"}>{text(`campaigns.state.${state}`)}</Badge>
        {zakatEligible && <Badge tone="outline">{text("campaigns.zakat")}</Badge>}
        {program && (
          <Link href={`/programs/${program.id}`} className="text-link py-2">
            {program.title}
          </Link>
        )}
      </p>
      <SampleMark isSample={campaign.isSample} className="mt-2" />
      <h1 className="mt-3 max-w-4xl text-4xl hyphens-auto" {...marks}>
        {campaign.title}
      </h1>
      <p className="mt-4 max-w-prose text-xl" {...marks}>
        {campaign.description}
      </p>
      <OtherLanguage record={campaign} className="mt-6 max-w-prose" />
      {project && (
        <Link href={`/projects/${project.id}`} className="text-link mt-3 inline-block py-2">
          {text("campaigns.project", { title: project.title })}
        </Link>
      )}
    </header>
  );
}
