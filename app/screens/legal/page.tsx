import { useState } from "react";
import { useLocation } from "wouter";
import { isMissing } from "../../data/must-exist.ts";
import { legalKey } from "../../data/news-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import type { LegalTextAnswer } from "#domain/content/kinds/legal-text/public.ts";
import { Trail } from "../../components/content/trail.tsx";
import { Link } from "../../routing/link.tsx";
import { legalLinks } from "../../shell/links.ts";

/** One screen for /privacy, /cookies and /terms: the address names the text. */
export default function LegalScreen() {
  const { text } = useText();
  const [location] = useLocation();
  // The page stays until the next one is ready, whose path is not a legal text.
  const [path] = useState(location);
  const entry = useApi(legalKey(path.replaceAll("/", "")));
  if (isMissing(entry)) return <NotFoundScreen />;
  const legalText = entry.data;
  if (legalText) {
    return (
      <Page title={legalText.title} description={legalText.summary}>
        <LegalStory legalText={legalText} />
      </Page>
    );
  }
  return (
    <Page title={text("shell.footer.legal")} description={text("shell.footer.legal")} hidden>
      {entry.error ? <Failure /> : <LegalSkeleton />}
    </Page>
  );
}

function LegalSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width grid gap-8 py-16 lg:grid-cols-[16rem_1fr]">
      <h1 className="sr-only">{text("shell.footer.legal")}</h1>
      <Skeleton className="h-64" />
      <div className="grid max-w-prose gap-8">
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    </Loading>
  );
}

function LegalStory({ legalText }: { legalText: LegalTextAnswer }) {
  const { text, format } = useText();
  const { version, sections } = legalText;
  const above = [{ href: "/", label: text("shell.nav.home") }];
  return (
    <div className="page-width py-6">
      <Trail above={above} here={legalText.title} listed />
      <header className="border-b-2 border-ink py-8">
        <h1 className="text-4xl">{legalText.title}</h1>
        <p className="mt-4 max-w-prose text-xl">{legalText.summary}</p>
        <p className="mt-4 text-ink-soft">
          {text("legal.version", { version, date: format.date(legalText.effectiveOn) })}
        </p>
      </header>
      <div className="grid gap-x-16 gap-y-10 pt-8 lg:grid-cols-[16rem_1fr] print:block">
        <LegalContents sections={sections} />
        <div className="grid max-w-prose gap-12 print:block print:max-w-none">
          {sections.map(({ id, heading, paragraphs, items }, index) => (
            <section key={id} aria-labelledby={id} className="print:mt-6">
              <h2 id={id} className="text-2xl">
                <span className="text-ink-soft">{index + 1}.</span> {heading}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-4">
                  {paragraph}
                </p>
              ))}
              {items.length > 0 && (
                <ul className="mt-4 grid list-disc gap-3 ps-6 marker:text-ink-soft">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <Onward id={legalText.id} />
        </div>
      </div>
    </div>
  );
}

function Onward({ id }: Pick<LegalTextAnswer, "id">) {
  const { text } = useText();
  return (
    <aside className="border-t border-line pt-6 print:hidden">
      <p>
        <span className="font-semibold">{text("legal.questions")}</span> {text("legal.questionsText")}{" "}
        <Link href="/contact" className="text-link inline-block py-2">
          {text("legal.contact")}
        </Link>
      </p>
      <nav aria-label={text("legal.others")} className="mt-2">
        <ul className="flex flex-wrap gap-x-6">
          {legalLinks
            .filter(({ href }) => href !== `/${id}`)
            .map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="text-link inline-block py-2">
                  {text(label)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </aside>
  );
}

/** Sticky beside a long text; not printed. */
function LegalContents({ sections }: Pick<LegalTextAnswer, "sections">) {
  const { text } = useText();
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24 lg:self-start print:hidden">
      <h2 id="contents" className="font-semibold">
        {text("legal.contents")}
      </h2>
      <ol className="mt-2">
        {sections.map(({ id, heading }, index) => (
          <li key={id} className="flex gap-2">
            <span className="py-1.5 text-ink-soft tabular-nums">{index + 1}.</span>
            <a href={`#${id}`} className="text-link py-1.5">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
