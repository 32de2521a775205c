import { publicCertification } from "#domain/content/kinds/certification/public.ts";
import type { GovernancePaper } from "../paper.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { leftToRight } from "../texts.ts";

type CertificatesProps = Pick<GovernancePaper, "certifications" | "madeAt">;

/** Claims with issuer, number and validity. Expired ones are omitted. */
export function Certificates({ certifications, madeAt }: CertificatesProps) {
  const { text, format, language } = usePaperTexts();
  const onThatDay = { language, today: madeAt.slice(0, 10) };
  const held = certifications
    .map((certification) => publicCertification(certification, onThatDay))
    .filter(({ status }) => status !== "EXPIRED");
  if (held.length === 0) return null;
  return (
    <Section title={text("papers.certificates")} together>
      <Table
        columns={[
          { label: text("papers.certificates.title"), share: 2 },
          { label: text("papers.certificates.issuer"), share: 3 },
          { label: text("papers.certificates.number"), share: 2.4 },
          { label: text("papers.certificates.status"), share: 1.6 },
          { label: text("papers.certificates.until"), share: 2 },
        ]}
        rows={held.map(({ title, issuer, number, status, validUntil }) => ({
          cells: [
            title,
            issuer,
            leftToRight(number),
            text(`papers.certificates.status.${status}`),
            format.date(validUntil),
          ],
        }))}
      />
    </Section>
  );
}
