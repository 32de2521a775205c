import type { PartnerAnswer } from "#domain/content/kinds/partner/public.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import type { BadgeTone } from "../../components/ui/badge.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { ValueBadge } from "../../components/ui/value-badge.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Section } from "../../components/ui/section.tsx";

const tones: Record<PartnerAnswer["kind"], BadgeTone> = {
  LOCAL: "animals",
  FUNDER: "warn",
  COMPANY: "neutral",
  KNOWLEDGE: "children",
};

export function PartnerList() {
  const { text } = useText();
  const { data, error } = useApi("/api/partners");
  return (
    <Section
      id="partner-list"
      title={text("partners.list.title")}
      heading="text-3xl"
      className="page-width pb-12 sm:pb-16"
    >
      {data?.length === 0 && <p className="mt-6">{text("partners.list.empty")}</p>}
      {!data && (error ? <NotLoaded className="mt-6" /> : <Skeleton className="mt-8 h-96" />)}
      {data && data.length > 0 && (
        <ul className="mt-8 border-b border-line">
          {data.map((partner) => (
            <PartnerRow key={partner.id} partner={partner} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function PartnerRow({ partner }: { partner: PartnerAnswer }) {
  const { text } = useText();
  const { name, kind, country, url, description, licence } = partner;
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-6 md:grid-cols-[2fr_3fr]">
      <div>
        <h3 className="text-xl">{name}</h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <ValueBadge value={kind} says={`partners.kind.${kind}`} tones={tones} />
          <span className="text-ink-soft">{country}</span>
        </p>
      </div>
      <div className="grid gap-2">
        <p className="max-w-prose text-lg">{description}</p>
        {licence && <Licence licence={licence} />}
        {url && (
          <p>
            <a href={url} rel="noopener" className="text-link">
              {text("partners.site")}
              <span className="sr-only">: {name}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

function Licence({ licence }: { licence: NonNullable<PartnerAnswer["licence"]> }) {
  const { text, format } = useText();
  return (
    <p className="text-ink-soft">
      <span className="font-medium">{text("partners.licence")}</span>{" "}
      <bdi dir="ltr" className="tabular-nums">
        {licence.number}
      </bdi>
      {" · "}
      <span>{licence.authority}</span>
      {" · "}
      <span>{text("partners.validUntil", { date: format.date(licence.validUntil) })}</span>
    </p>
  );
}
