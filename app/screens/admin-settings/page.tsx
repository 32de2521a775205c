import type { SiteSettings } from "#domain/site/site-settings.ts";
import { freshForMs } from "../../components/back-office/keys.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { OnceAlive } from "../../components/ui/once-alive.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { RequireStaff } from "../../shell/require-staff.tsx";
import { CountryRules } from "./country-rules.tsx";
import { FeeRates } from "./fee-rates.tsx";
import { Health } from "./health.tsx";
import { settingsKey } from "./keys.ts";
import { MetalPrices } from "./metal-prices.tsx";
import { SampleFallback } from "./sample-fallback.tsx";

export default function AdminSettingsScreen() {
  const { text } = useWords();
  return (
    <Page title={text("settings.title")} description={text("settings.intro")} hidden>
      <RequireStaff title={text("settings.title")} waiting={text("admin.signIn")} admin>
        <SettingsSections />
      </RequireStaff>
    </Page>
  );
}

function SettingsSections() {
  const { text } = useWords();
  const { data, error } = useApi<SiteSettings>(settingsKey, freshForMs);
  if (error && !data) return <NotLoaded />;
  if (!data) {
    return (
      <Loading label={text("shell.loading")}>
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  return (
    <div className="grid gap-10 [&>*]:min-w-0">
      <p className="max-w-prose text-ink-soft">{text("settings.intro")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink as={Link} href="/admin/settings/people" variant="secondary">
          {text("settings.people")}
        </ButtonLink>
        <ButtonLink as={Link} href="/admin/settings/identity" variant="secondary">
          {text("settings.identity")}
        </ButtonLink>
        <ButtonLink as={Link} href="/admin/settings/terms" variant="secondary">
          {text("settings.terms")}
        </ButtonLink>
      </div>
      <OnceAlive className="grid gap-10 [&>*]:min-w-0">
        <CountryRules rules={data.countryRules} />
        <SampleFallback on={data.sampleFallback} />
        <FeeRates rates={data.feeRates} />
        <MetalPrices prices={data.metalPrices} />
        <Health />
      </OnceAlive>
    </div>
  );
}
