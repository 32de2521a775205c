import type { SiteSettings } from "#domain/site/site-settings.ts";
import { SettingsPage } from "../../../components/back-office/settings-page.tsx";
import { ButtonLink, Button } from "../../../components/ui/button.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { CountryRules } from "./country-rules.tsx";
import { FeeRates } from "./fee-rates.tsx";
import { GiftApproval, TransferConfirmation } from "./gift-approval.tsx";
import { Health } from "./health.tsx";
import { settingsKey, doctorKey, healthKey } from "./keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Section } from "../../../components/ui/section.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { NumbersForm } from "./numbers-form.tsx";
import { SwitchSetting } from "./switch-setting.tsx";
import { parsePrice, priceField } from "./parse-price.ts";

const pages = [
  ["/admin/settings/people", "settings.people"],
  ["/admin/settings/identity", "settings.identity"],
  ["/admin/settings/terms", "settings.terms"],
  ["/admin/running", "back-office.part.running"],
  ["/admin/settings/connections", "settings.connections"],
] as const;

export default function AdminSettingsScreen() {
  const { text } = useText();
  return (
    <SettingsPage title={text("settings.title")} intro={text("settings.intro")} source={settingsKey}>
      {(data: SiteSettings) => (
        <>
          <div className="flex flex-wrap gap-3">
            {pages.map(([href, label]) => (
              <ButtonLink key={href} as={Link} href={href} variant="secondary">
                {text(label)}
              </ButtonLink>
            ))}
          </div>
          <DisabledUntilHydrated className="grid gap-10 [&>*]:min-w-0">
            <Standstill />
            <CountryRules rules={data.countryRules} />
            <SwitchSetting id="sample-fallback" words="settings.samples" on={data.sampleFallback} />
            <FeeRates rates={data.feeRates} />
            <SwitchSetting id="email-review" words="settings.emailReview" on={data.emailsNeedReview} />
            <GiftApproval limitCents={data.giftApprovalCents} />
            <TransferConfirmation days={data.transferConfirmationDays} />
            <MetalPrices prices={data.metalPrices} />
            <Health />
            <Doctor />
          </DisabledUntilHydrated>
        </>
      )}
    </SettingsPage>
  );
}

/** The output of `npm run doctor`. Loaded separately: mail servers and providers may be slow. */
function Doctor() {
  const { text } = useText();
  const { data, error } = useApi(doctorKey, freshForMs);
  return (
    <Section id="doctor" title={text("doctor.title")} className="grid justify-items-start gap-4">
      {!data && <Waiting error={error} className="h-40 w-64" />}
      {data?.length === 0 && <p className="max-w-prose text-ink-soft">{text("doctor.none")}</p>}
      {data && data.length > 0 && (
        <ul className="grid gap-3">
          {data.map(({ id, place, why }) => (
            <li key={`${id} ${place}`} className="max-w-prose">
              {text(`doctor.${id}`, { place, why })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A restored copy is paused until an administrator knows that no other one runs. */
function Standstill() {
  const { text, format } = useText();
  const { data } = useApi(healthKey, freshForMs);
  const { mutate, pending } = useMutation([healthKey]);
  if (!data?.restoredFrom) return null;
  return (
    <Notice tone="warn" title={text("settings.restored.title")}>
      <p>{text("settings.restored.text", { from: format.dateTime(data.restoredFrom) })}</p>
      <p className="mt-3">{text("settings.restored.receipts")}</p>
      <p className="mt-3">
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => void mutate("POST", "/api/admin/settings/standstill/end")}
        >
          {text("settings.restored.goOn")}
        </Button>
      </p>
    </Notice>
  );
}

/** The nisab depends on metal prices: without recent ones the zakat calculator gives no result. */
function MetalPrices({ prices }: { prices: SiteSettings["metalPrices"] }) {
  const { text, format } = useText();
  const metal = (name: "gold" | "silver", price: number | undefined) => ({
    name,
    label: text(`settings.${name}`),
    value: price === undefined ? "" : priceField(price),
    read: parsePrice,
    error: text("settings.error.no_price"),
  });
  return (
    <NumbersForm
      id="metal-prices"
      title={text("settings.metals")}
      text={text("settings.metals.text")}
      currently={
        prices
          ? text("settings.metals.at", { date: format.dateTime(prices.at) })
          : text("settings.metals.none")
      }
      fields={[metal("gold", prices?.goldCentsPerGramE4), metal("silver", prices?.silverCentsPerGramE4)]}
      submit={text("settings.metals.save")}
      save={(act, read) => act("PUT", "/api/admin/settings/metal-prices", read)}
    />
  );
}
