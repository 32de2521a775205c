import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { mainLinks, type SiteLink } from "../../shell/links.ts";
import missingTile from "./missing-tile.svg?url";

const waysOn: readonly SiteLink[] = [{ href: "/", label: "shell.notFound.home" }, ...mainLinks];

/** For an old or mistyped address: whose fault it is not, and where to continue. */
export default function NotFoundScreen() {
  const { text } = useText();
  return (
    <Page title={text("shell.notFound.title")} description={text("shell.notFound.description")} hidden>
      <section className="page-width grid items-center gap-x-16 gap-y-12 py-16 sm:py-24 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div>
          <h1 className="text-4xl">{text("shell.notFound.title")}</h1>
          <p className="mt-4 text-lg text-ink-soft">{text("shell.notFound.note")}</p>
          <p className="mt-8">{text("shell.notFound.help")}</p>
          <ul className="mt-2">
            {waysOn.map(({ href, label }) => (
              <li key={href}>
                <Link className="text-link inline-flex min-h-11 items-center" href={href}>
                  {text(label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <img src={missingTile} alt="" width={336} height={318} className="h-auto w-full rtl:-scale-x-100" />
      </section>
    </Page>
  );
}
