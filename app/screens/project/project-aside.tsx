import type { ReactNode } from "react";
import type { ProjectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { SdgTags } from "../../components/content/sdg-tags.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Section } from "../../components/ui/section.tsx";

export function ProjectAside({ project }: { project: ProjectPageAnswer }) {
  const { text, format } = useText();
  const { giving } = useSite();
  return (
    <div className="grid content-start gap-10">
      {project.partner && (
        <AsideSection id="partner" title={text("project.partner")}>
          <ProjectPartner partner={project.partner} />
        </AsideSection>
      )}
      {project.sdgTags.length > 0 && (
        <AsideSection id="goals" title={text("cards.sdgs")}>
          <SdgTags numbers={project.sdgTags} titled />
        </AsideSection>
      )}
      {project.documents.length > 0 && (
        <AsideSection id="documents" title={text("project.documents")}>
          <p className="text-sm text-ink-soft">{text("project.documents.text")}</p>
          <ul className="mt-2 grid gap-2">
            {project.documents.map(({ id, title, publishedOn }) => (
              <li key={id}>
                <Link href="/transparency#documents" className="text-link inline-block py-1">
                  {title}
                </Link>
                <span className="block text-sm text-ink-soft">
                  {text("project.documents.published", { date: format.date(publishedOn) })}
                </span>
              </li>
            ))}
          </ul>
        </AsideSection>
      )}
      {giving === "FULL" && (
        <Section
          id="support"
          title={text("project.support.title")}
          className="border-s-4 border-action bg-action-soft p-6"
        >
          <p className="mt-2">{text("project.support.text")}</p>
          <ButtonLink as={Link} href={`/donate?program=${project.programId}`} className="mt-4">
            {text("cards.support")}
          </ButtonLink>
        </Section>
      )}
    </div>
  );
}

function AsideSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Partner = NonNullable<ProjectPageAnswer["partner"]>;

function ProjectPartner({ partner }: { partner: Partner }) {
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
