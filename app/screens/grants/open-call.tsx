import type { GrantCallAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { Cover } from "../../components/content/cover.tsx";
import { tilesOfRecord } from "../../components/news/record-tiles.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

/** The deadline is near from here on. */
const soonDays = 14;

export function OpenCall({ call }: { call: GrantCallAnswer }) {
  const { text, format } = useText();
  return (
    <article className="grid gap-x-12 gap-y-6 py-8 lg:grid-cols-[1fr_18rem]">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={call.daysLeft < soonDays ? "warn" : "good"}>
            {text("grants.daysLeft", { n: call.daysLeft })}
          </Badge>
          <span className="text-ink-soft">
            {text("grants.closesOn", { date: format.date(call.closesOn) })}
          </span>
        </p>
        <h3 className="mt-3 text-2xl hyphens-auto">{call.title}</h3>
        <p className="mt-2 max-w-prose text-lg">{call.description}</p>
        <h4 className="mt-5 font-semibold">{text("grants.whoMayApply")}</h4>
        <ul className="mt-2 max-w-prose list-disc space-y-1 ps-5">
          {call.criteria.map((criterion) => (
            <li key={criterion}>{criterion}</li>
          ))}
        </ul>
        <ButtonLink as={Link} href={`/grants/${call.id}`} className="mt-6">
          {text("grants.read")}
          <span className="sr-only">: {call.title}</span>
        </ButtonLink>
      </div>
      <div className="flex flex-col gap-5">
        <Cover
          url={null}
          alt={null}
          seed={call.id}
          program={tilesOfRecord(call)}
          className="hidden aspect-video lg:block"
        />
        <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4 lg:border-0 lg:pt-0">
          <Fact label={text("grants.amount")}>
            {text("grants.amountValue", { amount: format.money(call.maxGrantCents) })}
          </Fact>
          <Fact label={text("grants.budget")}>{format.money(call.budgetCents)}</Fact>
        </dl>
      </div>
    </article>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="text-lg font-medium">{children}</dd>
  </div>
);
