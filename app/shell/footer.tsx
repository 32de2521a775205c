import { inLowerCase } from "#domain/spending-category.ts";
import { FigureLink } from "../components/content/figure-link.tsx";
import { useSite } from "../data/site.ts";
import { useText } from "../i18n/text.tsx";
import type { MessageId } from "../messages/ids.ts";
import { Link } from "../routing/link.tsx";
import { discoverLinks, legalLinks, takePartLinks, type SiteLink } from "./links.ts";
import { Section } from "../components/ui/section.tsx";

const shown = ["anbi", "gdpr", "audit"] as const;

export function Footer() {
  const { text, format } = useText();
  const site = useSite();
  const claims = shown.filter((claim) => site.claims.includes(claim));
  return (
    <footer aria-label={text("shell.footer.label")} className="mt-16 border-t border-line bg-paper-raised">
      <div className="page-width grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-4">
        <Section id="footer-split" title={text("shell.footer.split")} heading="font-semibold">
          <dl className="mt-3 grid gap-1">
            {site.split.map(({ category, percent }) => (
              <div key={category} className="flex gap-2">
                <dt>{text(`shell.footer.${inLowerCase(category)}`)}</dt>
                <dd className="order-first w-14 font-semibold tabular-nums">
                  <FigureLink id={`${inLowerCase(category)}-share`}>{format.percent(percent)}</FigureLink>
                </dd>
              </div>
            ))}
          </dl>
          {claims.length > 0 && (
            <>
              <h2 className="mt-6 font-semibold">{text("shell.footer.certifications")}</h2>
              <ul className="mt-3 grid gap-1">
                {claims.map((claim) => (
                  <li key={claim}>{text(`shell.footer.${claim}`)}</li>
                ))}
              </ul>
            </>
          )}
        </Section>
        <LinkList title="shell.footer.discover" links={discoverLinks} />
        <LinkList title="shell.footer.takePart" links={takePartLinks} />
        <LinkList title="shell.footer.legal" links={legalLinks} />
      </div>
      <div className="page-width grid gap-1 border-t border-line py-6 text-sm text-ink-soft">
        <p>{text("shell.footer.received", { statutoryName: site.statutoryName, address: site.address })}</p>
        <p>{text("shell.footer.registration", { rsin: site.rsin, kvk: site.kvk })}</p>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: MessageId; links: readonly SiteLink[] }) {
  const { text } = useText();
  return (
    <nav aria-label={text(title)}>
      <h2 className="font-semibold">{text(title)}</h2>
      <ul className="mt-3 grid gap-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="footer-link">
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
