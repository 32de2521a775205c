import { readDocument, readHead, readKey, readRoot } from "#domain/proofs/statements.ts";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { usePublicUrl } from "../../public-url.tsx";
import { Link } from "../../routing/link.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Masthead } from "../../components/content/masthead.tsx";
import { minus, sumOf } from "#domain/money/sums.ts";
import { Table } from "../../components/ui/table.tsx";
import type { Answer } from "../../data/api-key.ts";

/** Lets anyone check that all visitors see the same totals. */
export default function LogScreen() {
  const { text } = useText();
  const publicUrl = usePublicUrl();
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
            <p data-rows="log">
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
            <code>node witness.mjs {publicUrl} log --with other-log.json</code>
          </p>
          <p className="mt-2">
            <a href="/api/transparency/witness.mjs" download className="text-link">
              {text("log.copy.link")}
            </a>
          </p>
          <p className="mt-2">
            <a href="/api/transparency/proof-format.md" className="text-link">
              {text("log.format")}
            </a>
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

type Log = Answer<"GET", "/api/transparency/log">;
type Entry = Log["entries"][number];

function LogTable({ entries, keys }: Pick<Log, "entries" | "keys">) {
  const { text } = useText();
  return (
    <section>
      <h2 className="mb-2 text-2xl">{text("log.newest")}</h2>
      <Table
        label={text("log.newest")}
        rows="log"
        columns={[
          text("log.number"),
          text("log.what"),
          text("log.at"),
          { number: text("log.gifts") },
          { number: text("log.returned") },
          { number: text("log.refunds") },
          { number: text("log.other") },
          { number: text("log.raised") },
        ]}
      >
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.position} entry={entry} keys={keys} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Row({ entry, keys }: { entry: Entry } & Pick<Log, "keys">) {
  const { text, format } = useText();
  const root = readRoot(entry);
  const key = readKey(entry);
  const id = keys.find(({ publicKey }) => publicKey === key?.publicKey)?.id ?? "";
  const document = readDocument(entry);
  const at = root?.at ?? key?.at ?? document?.at;
  const sums = root
    ? [
        root.gifts.cents,
        root.returnedCents ?? null,
        root.refunds.cents,
        root.otherCents,
        minus(sumOf([root.gifts.cents, root.otherCents]), root.refunds.cents),
      ]
    : [null, null, null, null, null];
  return (
    <tr>
      <td>{entry.position}</td>
      <th scope="row">
        {root ? (
          text("log.year", { year: String(root.year) })
        ) : (
          <span className="wrap-anywhere">
            {key
              ? text("log.key", { id })
              : document
                ? text("log.document", { id: document.id, version: document.version })
                : text("log.unknown")}
          </span>
        )}
      </th>
      <td>{at && <time dateTime={at}>{format.date(at)}</time>}</td>
      {sums.map((cents, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- their order is their meaning
        <td key={place} className="number">
          {cents === null ? "–" : format.moneyExact(cents)}
        </td>
      ))}
    </tr>
  );
}
