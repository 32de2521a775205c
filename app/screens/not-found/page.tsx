import { useWords } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { mainLinks } from "../../shell/links.ts";

/** Someone followed an old or mistyped address. They want to know that it is not them, and where to go on. */
export default function NotFoundScreen() {
  const { text } = useWords();
  return (
    <Page title={text("shell.notFound.title")} description={text("shell.notFound.description")} hidden>
      <section className="page-width py-16 sm:py-24">
        <h1 className="text-4xl">{text("shell.notFound.title")}</h1>
        <p className="mt-4 text-lg text-ink-soft">{text("shell.notFound.note")}</p>
        <p className="mt-8">{text("shell.notFound.help")}</p>
        <ul className="mt-4 grid gap-2">
          <li>
            <Link className="text-link" href="/">
              {text("shell.notFound.home")}
            </Link>
          </li>
          {mainLinks.map(({ href, label }) => (
            <li key={href}>
              <Link className="text-link" href={href}>
                {text(label)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
