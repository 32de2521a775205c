import type { LegalTextAnswer } from "#domain/content/kinds/legal-text/public.ts";
import { Trail } from "../../components/content/trail.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { legalLinks } from "../../shell/links.ts";
import { LegalContents } from "./legal-contents.tsx";

export function LegalStory({ legalText }: { legalText: LegalTextAnswer }) {
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
