import { Suspense } from "react";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { AnbiPublication } from "./anbi-publication.tsx";
import { Documents } from "./documents.tsx";
import { Account, Metrics } from "./metrics.tsx";
import { ProjectBudgets } from "./project-budgets.tsx";
import { Spending } from "./spending.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Link } from "../../routing/link.tsx";
import { Band } from "../../components/ui/band.tsx";
import type { CertificationAnswer } from "#domain/content/kinds/certification/public.ts";
import { ValueBadge } from "../../components/ui/value-badge.tsx";
import { Article } from "./article.tsx";

const tones = { VALID: "good", IN_REVIEW: "warn", WITHDRAWN: "bad", EXPIRED: "bad" } as const;

function Certificates() {
  const { text } = useText();
  const { data, error } = useApi("/api/certifications");
  return (
    <Article id="certificates" title={text("transparency.certificates.title")}>
      {error && !data && <NotLoaded className="mt-6" />}
      {data?.length === 0 && <p className="mt-4">{text("transparency.certificates.none")}</p>}
      <ul className="mt-4 grid gap-6">
        {data?.map((certificate) => (
          <Certificate key={certificate.id} {...certificate} />
        ))}
      </ul>
    </Article>
  );
}

function Certificate(certificate: CertificationAnswer) {
  const { text, format, language } = useText();
  const { id, title, description, number, issuer, status, validUntil, documentId, url } = certificate;
  return (
    <li id={id} className="border-4 border-double border-line-strong p-4">
      <h3 className="flex flex-wrap items-center justify-between gap-2 text-xl">
        {title} <ValueBadge value={status} says={`transparency.certificate.${status}`} tones={tones} />
      </h3>
      <p className="mt-2 text-sm">{description}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{text("transparency.certificates.number")}</dt>
        <dd>
          <bdi dir="ltr">{number}</bdi>
        </dd>
        <dt className="text-ink-soft">{text("transparency.certificates.issuer")}</dt>
        <dd>{issuer}</dd>
        {validUntil !== null && (
          <>
            <dt className="text-ink-soft">{text("transparency.certificates.until")}</dt>
            <dd>{format.date(validUntil)}</dd>
          </>
        )}
      </dl>
      {url !== null && (
        <a href={url} rel="noopener" className="text-link mt-2 me-5 inline-block py-1 text-sm">
          {text("transparency.certificates.register")} <span className="sr-only">({title})</span>
        </a>
      )}
      {documentId !== null && (
        <a
          href={`/documents/${documentId}.pdf?lang=${language}`}
          download
          className="text-link mt-2 inline-block py-1 text-sm print:hidden"
        >
          {text("transparency.certificates.document")} <span className="sr-only">({title})</span>
        </a>
      )}
    </li>
  );
}

/** All below the head of the page. Each part has its own boundary: a tap hydrates only the part that it is in (decision 132). */
export function Books() {
  return (
    <>
      <div className="page-width grid gap-14 py-10 sm:py-14">
        <Figures />
        <div className="grid gap-14 lg:grid-cols-[3fr_2fr] lg:gap-10">
          <Suspense>
            <Documents />
          </Suspense>
          <Suspense>
            <Certificates />
          </Suspense>
        </div>
        <Suspense>
          <AnbiPublication />
        </Suspense>
      </div>
      <CallToAction />
    </>
  );
}

function Figures() {
  const { text } = useText();
  const { data, error } = useApi("/api/transparency");
  if (error && !data) return <NotLoaded />;
  if (!data) {
    return (
      <Loading label={text("shell.loading")} className="grid gap-10 md:grid-cols-2">
        <Skeleton className="aspect-square max-w-md" />
        <Skeleton className="h-72" />
        <Skeleton className="h-40 md:col-span-2" />
      </Loading>
    );
  }
  return (
    <>
      <Account {...data.account} />
      <Suspense>
        <Spending {...data} />
      </Suspense>
      <Suspense>
        <Metrics {...data} />
      </Suspense>
      <Suspense>
        <ProjectBudgets projects={data.projects} />
      </Suspense>
    </>
  );
}

function CallToAction() {
  const { text } = useText();
  return (
    <Band
      id="questions"
      title={text("transparency.call.title")}
      className="surface-action print:hidden"
      inner="page-width py-14 sm:py-16"
    >
      <p className="mt-3 max-w-prose text-lg">{text("transparency.call.text")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink as={Link} href="/contact?topic=general" variant="secondary" size="large">
          {text("transparency.call.contact")}
        </ButtonLink>
        <ButtonLink as={Link} href="/contact?topic=call" variant="secondary" size="large">
          {text("transparency.call.schedule")}
        </ButtonLink>
      </div>
    </Band>
  );
}
