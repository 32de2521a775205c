import type { ProjectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { useText } from "../../i18n/text.tsx";

type Partner = NonNullable<ProjectPageAnswer["partner"]>;

/** Who does the work on the spot, and under which permission. */
export function ProjectPartner({ partner }: { partner: Partner }) {
  const { text, format } = useText();
  const { licence } = partner;
  return (
    <>
      <p className="font-semibold">{partner.name}</p>
      <p className="mt-1">{partner.description}</p>
      {licence && (
        <dl className="mt-3 grid gap-2 text-sm">
          <Fact term={text("project.partner.licence")}>{licence.number}</Fact>
          <Fact term={text("project.partner.authority")}>{licence.authority}</Fact>
          <Fact term={text("project.partner.validUntil")}>{format.date(licence.validUntil)}</Fact>
        </dl>
      )}
      {partner.url !== null && (
        <a href={partner.url} rel="noopener" className="text-link mt-2 inline-block py-2">
          {text("project.partner.site")}
        </a>
      )}
    </>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
