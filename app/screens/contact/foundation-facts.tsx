import type { ReactNode } from "react";
import type { FoundationAnswer } from "#domain/content/kinds/foundation/public.ts";
import { inGroupsOfFour } from "#domain/identifiers/as-typed.ts";
import { useSite } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";

/** Where the foundation is and when it answers. All of it is the foundation's own record. */
export function FoundationFacts() {
  const { text } = useText();
  return (
    <aside aria-labelledby="facts" className="border-t-4 border-accent bg-paper-sunk p-6 lg:sticky lg:top-24">
      <h2 id="facts" className="text-2xl">
        {text("contact.facts.title")}
      </h2>
      <Facts />
    </aside>
  );
}

/** Shows the facts from the shell until the rest has loaded. */
function Facts() {
  const { text } = useText();
  const site = useSite();
  const { data } = useApi("/api/foundation");
  return (
    <dl className="mt-5 grid gap-5">
      <Fact label={text("contact.facts.phone")}>
        <a href={`tel:${site.phone.replaceAll(" ", "")}`} className="text-link text-xl">
          <bdi dir="ltr">{site.phone}</bdi>
        </a>
      </Fact>
      {data && <Fact label={text("contact.facts.hours")}>{data.openingHours}</Fact>}
      <Fact label={text("contact.facts.email")}>
        <a href={`mailto:${site.email}`} className="text-link break-words">
          <bdi dir="ltr">{site.email}</bdi>
        </a>
      </Fact>
      {data && <Address foundation={data} />}
      {data && site.giving === "FULL" && <BankAccount foundation={data} />}
      <Fact label={text("contact.facts.registration")}>
        {text("contact.facts.numbers", { rsin: site.rsin, kvk: site.kvk })}
      </Fact>
    </dl>
  );
}

function Address({ foundation: { name, address, country } }: { foundation: FoundationAnswer }) {
  const { text } = useText();
  return (
    <Fact label={text("contact.facts.address")}>
      <address className="not-italic">
        {name}
        <bdi dir="ltr" className="block w-fit">
          {address.street}
        </bdi>
        <bdi dir="ltr" className="block w-fit">
          {`${address.postalCode} ${address.city}`}
        </bdi>
        {country}
      </address>
    </Fact>
  );
}

function BankAccount({ foundation: { iban, registeredName } }: { foundation: FoundationAnswer }) {
  const { text } = useText();
  return (
    <Fact label={text("contact.facts.iban")}>
      <bdi dir="ltr" className="block w-fit tabular-nums">
        {inGroupsOfFour(iban)}
      </bdi>
      <span className="text-ink-soft">{text("contact.facts.inNameOf", { name: registeredName })}</span>
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
