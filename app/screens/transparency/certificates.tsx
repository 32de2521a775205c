import type { CertificationAnswer } from "#domain/content/kinds/certification/public.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ValueBadge } from "../../components/ui/value-badge.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Article } from "./article.tsx";

const tones = { VALID: "good", IN_REVIEW: "warn", WITHDRAWN: "bad", EXPIRED: "bad" } as const;

export function Certificates() {
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
    // The double edge of a certificate.
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
        <dt className="text-ink-soft">{text("transparency.certificates.until")}</dt>
        <dd>{format.date(validUntil)}</dd>
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
