import { useRef } from "react";
import { useSearch } from "wouter";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { LineCard } from "./line-card.tsx";
import { useMatching } from "./use-matching.ts";
import { lineSearch, linesKey, readLineView, type LineView } from "./view.ts";

const own = "/admin/bank";

/** Worked through by keyboard: from line to line, accept, undo. */
export function LineList({ waitingCount }: { waitingCount: number }) {
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
            <li key={line.id}>
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
