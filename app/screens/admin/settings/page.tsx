import type { SiteSettings } from "#domain/site/site-settings.ts";
import { SettingsPage } from "../../../components/back-office/settings-page.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { CountryRules } from "./country-rules.tsx";
import { Doctor } from "./doctor.tsx";
import { FeeRates } from "./fee-rates.tsx";
import { GiftApproval } from "./gift-approval.tsx";
import { Health } from "./health.tsx";
import { settingsKey } from "./keys.ts";
import { MetalPrices } from "./metal-prices.tsx";
import { Standstill } from "./standstill.tsx";
import { SampleFallback } from "./sample-fallback.tsx";

export default function AdminSettingsScreen() {
  const { text } = useText();
  return (
    <SettingsPage title={text("settings.title")} intro={text("settings.intro")} source={settingsKey}>
      {(data: SiteSettings) => (
        <>
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
            <ButtonLink as={Link} href="/admin/running" variant="secondary">
              {text("back-office.part.running")}
            </ButtonLink>
            <ButtonLink as={Link} href="/admin/settings/connections" variant="secondary">
              {text("settings.connections")}
            </ButtonLink>
          </div>
          <DisabledUntilHydrated className="grid gap-10 [&>*]:min-w-0">
            <Standstill />
            <CountryRules rules={data.countryRules} />
            <SampleFallback on={data.sampleFallback} />
            <FeeRates rates={data.feeRates} />
            <GiftApproval limitCents={data.giftApprovalCents} />
            <MetalPrices prices={data.metalPrices} />
            <Health />
            <Doctor />
          </DisabledUntilHydrated>
        </>
      )}
    </SettingsPage>
  );
}
