import { fillFoundationFacts } from "#domain/content/kinds/foundation/foundation-facts.ts";
import { paragraphs } from "#domain/content/localized.ts";
import { inGroupsOfFour } from "#domain/identifiers/as-typed.ts";
import type { Localized } from "#domain/language.ts";
import type { GovernancePaper } from "../paper.ts";
import { Facts } from "../parts/facts.tsx";
import { List } from "../parts/list.tsx";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Paragraphs, Section } from "../parts/section.tsx";
import { Book, Sheet } from "../parts/sheet.tsx";
import { leftToRight } from "../texts.ts";
import { Board } from "./board.tsx";
import { Cover } from "./cover.tsx";
import { publicCertification } from "#domain/content/kinds/certification/public.ts";
import { Table } from "../parts/table.tsx";

export function Governance({
  foundation,
  madeAt,
  sample,
  board,
  certifications,
  rules,
  ...paper
}: GovernancePaper) {
  const { text, language } = usePaperTexts();
  const title = paper.title[language];
  const read = (texts: readonly Localized[]) =>
    texts.map((rule) => fillFoundationFacts(rule[language], foundation, language));
  return (
    <Book title={title} foundation={foundation} madeAt={madeAt}>
      <Cover {...{ foundation, title, madeAt, sample }} tile={{ seed: "governance", program: "elderly" }} />
      <Sheet foundation={foundation}>
        <Section title={text("papers.governance.who")}>
          <WhoWeAre foundation={foundation} />
        </Section>
        <Section title={text("papers.objective")}>
          <PaperText size="lead">{foundation.objective[language]}</PaperText>
        </Section>
        <Section title={text("papers.board")}>
          <Board members={board} />
        </Section>
        <Section title={text("papers.governance.duties")}>
          <List items={read(rules.duties)} />
        </Section>
        <Section title={text("papers.remuneration")}>
          <Paragraphs>{paragraphs(foundation.remunerationPolicy[language])}</Paragraphs>
        </Section>
        <Section title={text("papers.policy")}>
          <Paragraphs>{paragraphs(foundation.policyPlan[language])}</Paragraphs>
        </Section>
        <Section title={text("papers.governance.conduct")}>
          <List items={read(rules.conduct)} />
        </Section>
        <Section title={text("papers.governance.complaints")}>
          <List numbered items={read(rules.complaints)} />
        </Section>
        <Certificates certifications={certifications} madeAt={madeAt} />
      </Sheet>
    </Book>
  );
}

function WhoWeAre({ foundation }: Pick<GovernancePaper, "foundation">) {
  const { text, language } = usePaperTexts();
  const { address, iban } = foundation;
  const spacedIban = inGroupsOfFour(iban);
  return (
    <Facts
      facts={[
        { label: text("papers.governance.registered_name"), value: leftToRight(foundation.registeredName) },
        { label: text("papers.governance.known_as"), value: foundation.statutoryName[language] },
        {
          label: text("papers.governance.address"),
          value: `${leftToRight(`${address.street}, ${address.postalCode} ${address.city}`)}\n${foundation.country[language]}`,
        },
        { label: text("papers.governance.founded"), value: String(foundation.foundedYear) },
        { label: text("papers.kvk"), value: leftToRight(foundation.kvk) },
        { label: text("papers.rsin"), value: leftToRight(foundation.rsin) },
        { label: text("papers.governance.account"), value: leftToRight(`${spacedIban} (${foundation.bic})`) },
        {
          label: text("papers.governance.contact"),
          value: `${leftToRight(foundation.email)}\n${leftToRight(foundation.phone)}`,
        },
        { label: text("papers.governance.hours"), value: foundation.openingHours[language] },
      ]}
    />
  );
}

type CertificatesProps = Pick<GovernancePaper, "certifications" | "madeAt">;

/** Claims with issuer, number and validity. Expired ones are omitted. */
function Certificates({ certifications, madeAt }: CertificatesProps) {
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
            validUntil === null ? text("papers.certificates.no_end") : format.date(validUntil),
          ],
        }))}
      />
    </Section>
  );
}
