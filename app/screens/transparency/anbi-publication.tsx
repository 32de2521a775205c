import type { ReactNode } from "react";
import type { AnbiAnswer } from "#domain/transparency/anbi-answer.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { useSite } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { AnbiAccounts } from "./anbi-accounts.tsx";
import { Article } from "./article.tsx";

/** The fields of the publication duty, in the order the tax office names them. */
export function AnbiPublication() {
  const { text } = useText();
  const { claims } = useSite();
  const { data, error } = useApi("/api/anbi");
  return (
    <Article
      id="publication"
      title={text("transparency.anbi.title")}
      lead={claims.includes("anbi") ? text("transparency.anbi.lead") : undefined}
    >
      {error && !data && <NotLoaded className="mt-6" />}
      {data && <Publication {...data} />}
      <Link href="/anbi" className="text-link me-6 mt-4 inline-block py-2 print:hidden">
        {text("transparency.anbi.form")}
      </Link>
      <a href="/api/anbi" className="text-link mt-4 inline-block py-2 print:hidden">
        {text("transparency.anbi.json")}
      </a>
    </Article>
  );
}

function Publication(anbi: AnbiAnswer) {
  const { text } = useText();
  const { contact } = anbi;
  return (
    <dl className="mt-6">
      <Fact label={text("transparency.anbi.name")}>
        <bdi dir="ltr">{anbi.statutoryName}</bdi>
      </Fact>
      <Fact label={text("transparency.anbi.knownAs")}>{anbi.knownAs}</Fact>
      <Fact label={text("transparency.anbi.rsin")}>
        <bdi dir="ltr">{anbi.rsin}</bdi>
      </Fact>
      <Fact label={text("transparency.anbi.kvk")}>
        <bdi dir="ltr">{anbi.kvk}</bdi>
      </Fact>
      <Fact label={text("transparency.anbi.contact")}>
        <address className="grid not-italic">
          <bdi dir="ltr" className="justify-self-start">
            {`${contact.address}, ${contact.postalCode} ${contact.city}`}
          </bdi>
          <span>{contact.country}</span>
          <a href={`tel:${contact.phone.replaceAll(" ", "")}`} className="text-link justify-self-start">
            <bdi dir="ltr">{contact.phone}</bdi>
          </a>
          <a href={`mailto:${contact.email}`} className="text-link justify-self-start">
            <bdi dir="ltr">{contact.email}</bdi>
          </a>
        </address>
      </Fact>
      <Fact label={text("transparency.anbi.objective")}>{anbi.objective}</Fact>
      <Fact label={text("transparency.anbi.policyPlan")}>
        <Paragraphs texts={anbi.policyPlan} />
      </Fact>
      <Fact label={text("transparency.anbi.board")}>
        <ul className="grid gap-1">
          {anbi.board.map(({ name, office, since }) => (
            <li key={name}>
              <span className="font-medium">{name}</span>{" "}
              <span className="text-ink-soft">
                {text("transparency.anbi.since", { office, year: String(since) })}
              </span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label={text("transparency.anbi.remuneration")}>
        <Paragraphs texts={anbi.remuneration} />
      </Fact>
      <Fact label={text("transparency.anbi.report")}>
        <Papers papers={anbi.activityReports} />
      </Fact>
      <Fact label={text("transparency.anbi.financials")} wide>
        <AnbiAccounts {...anbi.financials} />
        <Papers papers={anbi.financials.papers} />
      </Fact>
    </dl>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-t border-line py-3 md:grid-cols-[14rem_1fr]">
      <dt className="font-medium">{label}</dt>
      <dd className={wide ? "min-w-0" : "max-w-prose"}>{children}</dd>
    </div>
  );
}

function Papers({ papers }: { papers: AnbiAnswer["activityReports"] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {papers.map(({ title, url }) => (
        <li key={url}>
          <a href={pathOf(url)} download className="text-link inline-block py-1">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Structured data needs the full address; on this page the path is enough. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, "");

const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <div className="grid gap-3">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
