import { Suspense } from "react";
import { CampaignCard } from "../../components/content/campaign-card.tsx";
import { ProjectCardSkeletons } from "../../components/content/card-skeletons.tsx";
import { Masthead } from "../../components/content/masthead.tsx";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Section } from "../../components/ui/section.tsx";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";

const cards = "mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4";

export default function CampaignsScreen() {
  const { text } = useText();
  return (
    <Page title={text("campaigns.title")} description={text("campaigns.description")}>
      <div className="page-width py-12 sm:py-16">
        <Masthead title={text("campaigns.title")} lead={text("campaigns.lead")} />
        <Suspense fallback={<ProjectCardSkeletons count={4} className={cards} />}>
          <CampaignLists />
        </Suspense>
      </div>
    </Page>
  );
}

function CampaignLists() {
  const { text } = useText();
  const { data, error, isSample } = useListOrSample("/api/campaigns", "campaigns");
  if (error && !data) return <NotLoaded className="mt-10" />;
  if (!data) return <ProjectCardSkeletons count={4} className={cards} />;
  const open = data.filter(({ state }) => state === "OPEN");
  // The latest result first.
  const past = data.filter(({ state }) => state !== "OPEN").sort((a, b) => b.endsOn.localeCompare(a.endsOn));
  const lists = [
    { id: "open", title: text("campaigns.open"), campaigns: open },
    { id: "past", title: text("campaigns.past"), campaigns: past },
  ].filter(({ campaigns }) => campaigns.length > 0);
  return (
    <>
      <SampleMark isSample={isSample} className="mt-8" />
      {lists.length === 0 && (
        <EmptyState title={text("campaigns.none")} titleAs="h2">
          {text("campaigns.noneText")}
        </EmptyState>
      )}
      {lists.map(({ id, title, campaigns }) => (
        <Section key={id} id={id} title={title} heading="text-2xl" className="mt-12">
          <ul className={cards}>
            {campaigns.map((campaign) => (
              <CampaignCard key={campaign.id} campaign={campaign} isSample={isSample} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
