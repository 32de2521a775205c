import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { Alone } from "./alone.tsx";
import { Checker } from "./checker.tsx";
import { Limits } from "./limits.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

/**
 * Somebody gave and wants to see, without believing us, that the gift is in the total we publish; or holds a receipt and wonders
 * whether it is real. The page says when all that checks is here: they may switch the network off before they show it anything.
 */
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
