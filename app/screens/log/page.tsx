import { readHead } from "#domain/proofs/statements.ts";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { LogTable } from "./log-table.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

/** Somebody wants to see whether everyone is shown the same totals: the log's fingerprint, its newest entries, and how to keep a copy. */
export default function LogScreen() {
  const { text } = useText();
  const { data } = useApi("/api/transparency/log");
  const head = data?.head ? readHead(data.head) : null;
  return (
    <Page title={text("log.title")} description={text("log.description")}>
      <header className="page-width pt-10 sm:pt-14">
        <Masthead title={text("log.title")} lead={text("log.lead")} />
        <p className="mt-5">
          <Link href="/transparency/verify" className="text-link">
            {text("log.to_verify")}
          </Link>
        </p>
      </header>
      <div className="page-width grid gap-8 py-10 [&>*]:min-w-0">
        {data && head ? (
          <>
            <p>
              {text("log.head", { size: head.size })}{" "}
              <code dir="ltr" className="break-all">
                {head.root}
              </code>
            </p>
            <LogTable entries={data.entries.toReversed()} keys={data.keys} />
          </>
        ) : (
          data && <EmptyState title={text("log.empty")} />
        )}
        <Section id="copy" title={text("log.copy")} heading="text-2xl">
          <p className="mt-2 max-w-prose">{text("log.copy.text")}</p>
          <p className="mt-2" dir="ltr">
            <code>npm run witness -- https://… folder</code>
          </p>
          <p className="mt-2">
            <a href="/api/transparency/log?from=0" className="text-link">
              {text("log.api")}
            </a>
          </p>
        </Section>
      </div>
    </Page>
  );
}
