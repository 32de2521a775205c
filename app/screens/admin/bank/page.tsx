import { freshForMs } from "../../../components/back-office/keys.ts";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { AccountList } from "./account-list.tsx";
import { FileList } from "./file-list.tsx";
import { RuleList } from "./rule-list.tsx";
import { StatementList } from "./statement-list.tsx";
import { UploadForm } from "./upload-form.tsx";
import { useProgress } from "./use-progress.ts";
import { bankKey, lineSearch, linesKey, readLineView, type LineView } from "./view.ts";
import { useRef } from "react";
import { useSearch } from "wouter";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Link } from "../../../routing/link.tsx";
import { LineCard } from "./line-card.tsx";
import { useMatching } from "./use-matching.ts";

const own = "/admin/bank";

/** Worked through by keyboard: from line to line, accept, undo. */
function LineList({ waitingCount }: { waitingCount: number }) {
  const { text, format } = useText();
  const view = readLineView(useSearch());
  const { data, error } = useApi(linesKey(view), freshForMs);
  const list = useRef<HTMLUListElement>(null);
  const matching = useMatching(linesKey(view), list);
  const at = (changes: Partial<LineView>) => own + lineSearch({ ...view, ...changes });
  const mayBook = useMayBook();
  const isWaiting = view.state === "waiting";
  const labels = {
    waiting: text("bank.lines.waiting", { count: format.number(waitingCount) }),
    matched: text("bank.lines.matched"),
  };
  return (
    <section aria-label={labels[view.state]} className="grid gap-4">
      <h2 className="heading-3">{labels[view.state]}</h2>
      <nav aria-label={text("bank.title")} className="flex flex-wrap gap-4">
        {(["waiting", "matched"] as const).map((state) => (
          <Link
            key={state}
            href={own + lineSearch({ state, before: null })}
            className="text-link"
            aria-current={state === view.state ? "page" : undefined}
          >
            {labels[state]}
          </Link>
        ))}
      </nav>
      {isWaiting && mayBook && <p className="text-sm text-ink-soft">{text("bank.lines.keys")}</p>}
      {matching.last !== null && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => void matching.undoLast()}
        >
          {text("bank.line.undoLast")}
        </Button>
      )}
      <ListOutcome
        count={data?.rows.length}
        error={error}
        none={text(isWaiting ? "bank.lines.none" : "bank.lines.noneMatched")}
      >
        <ul ref={list} className="grid gap-3">
          {data?.rows.map((line) => (
            <li key={line.id} data-line={line.id}>
              <LineCard line={line} matching={matching} />
            </li>
          ))}
        </ul>
      </ListOutcome>
      <OlderAndNewest
        label={labels[view.state]}
        newest={view.before === null ? null : { href: at({ before: null }), label: text("bank.lines.first") }}
        older={data?.older ? { href: at({ before: data.older }), label: text("bank.lines.next") } : null}
      />
    </section>
  );
}

/** The treasurer has the bank's file of last month, and wants every entry to be matched. */
export default function AdminBankScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("bank.title")} description={text("bank.description")} who="books">
      <Bank />
    </StaffPage>
  );
}

function Bank() {
  const { data } = useApi(bankKey, freshForMs);
  const mayBook = useMayBook();
  useProgress(data?.files ?? [], data?.waitingCount ?? 0);
  return (
    <div className="grid gap-10 [&>*]:min-w-0">
      {mayBook && <UploadForm />}
      <FileList files={data?.files ?? []} />
      <LineList waitingCount={data?.waitingCount ?? 0} />
      <AccountList accounts={data?.accounts ?? []} />
      <StatementList statements={data?.statements ?? []} />
      <RuleList />
    </div>
  );
}
