import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { Checker } from "./checker.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

const points = {
  "verify.proves": ["verify.proves.1", "verify.proves.2"],
  "verify.limits": [
    "verify.limits.1",
    "verify.limits.2",
    "verify.limits.3",
    "verify.limits.4",
    "verify.limits.5",
  ],
} as const;
const titles = ["verify.proves", "verify.limits"] as const;

function Limits() {
  const { text } = useText();
  return titles.map((title) => (
    <section key={title} aria-labelledby={title}>
      <h2 id={title} className="text-2xl">
        {text(title)}
      </h2>
      <ul className="mt-2 grid max-w-prose list-disc gap-2 ps-5">
        {points[title].map((id) => (
          <li key={id}>{text(id)}</li>
        ))}
      </ul>
    </section>
  ));
}

/** Verifies a donation or receipt in the browser. Says when everything is loaded, so that visitors can go offline first. */
export default function VerifyScreen() {
  const { text, format } = useText();
  const { data } = useApi("/api/transparency/keys");
  const keys = data?.keys ?? [];
  return (
    <Page title={text("verify.title")} description={text("verify.description")}>
      <header className="page-width pt-10 sm:pt-14">
        <Masthead title={text("verify.title")} lead={text("verify.lead")} />
        <p className="mt-5">
          <Link href="/transparency/log" className="text-link">
            {text("verify.to_log")}
          </Link>
        </p>
      </header>
      <div className="page-width grid gap-8 py-10">
        <Checker keys={keys} />
        <Limits />
        <Alone />
        {keys.length > 0 && (
          <Section id="keys" title={text("verify.keys")} heading="text-2xl">
            <ul className="mt-2">
              {keys.map(({ id, since }) => (
                <li key={id}>
                  <code dir="ltr">{id}</code> {text("verify.keys.since", { date: format.date(since) })}
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </Page>
  );
}

/** For readers who do not trust this page or browser, or have no JavaScript. */
function Alone() {
  const { text } = useText();
  return (
    <Section id="alone" title={text("verify.alone")} heading="text-2xl">
      <p className="mt-2 max-w-prose">{text("verify.alone.text")}</p>
      <p className="mt-2" dir="ltr">
        <code>node verify-gift.mjs proof.json --keys keys.json</code>
      </p>
      <p className="mt-2">
        <a href="/api/transparency/verify-gift.mjs" download className="text-link">
          {text("verify.alone.link")}
        </a>
      </p>
      <p className="mt-2">
        <a href="/api/transparency/log" download="keys.json" className="text-link">
          {text("verify.alone.keys")}
        </a>
      </p>
    </Section>
  );
}
