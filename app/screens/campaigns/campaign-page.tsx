import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { isMissing } from "../../data/must-exist.ts";
import { campaignKey } from "../../data/record-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { CampaignStory } from "./campaign-story.tsx";

export default function CampaignScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(campaignKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const campaign = entry.data;
  return (
    <Page
      title={campaign?.title ?? text("campaigns.title")}
      description={campaign?.description ?? text("campaigns.description")}
      hidden={!campaign}
      record={campaign ?? {}}
    >
      {campaign ? <CampaignStory campaign={campaign} /> : entry.error ? <Failure /> : <CampaignSkeleton />}
    </Page>
  );
}

function CampaignSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width py-12">
      <h1 className="sr-only">{text("campaigns.title")}</h1>
      <Skeleton className="h-40 sm:h-56" />
      <Skeleton className="mt-8 h-24 w-2/3" />
      <Skeleton className="mt-8 h-32" />
      <Skeleton className="mt-8 h-56 max-w-prose" />
    </Loading>
  );
}
