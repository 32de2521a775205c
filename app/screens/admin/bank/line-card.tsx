import type { BankLineRow, MatchedPart } from "#domain/bank/answers.ts";
import { inGroupsOfFour } from "#domain/identifiers/as-typed.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import { AccountName } from "../../../components/back-office/account-name.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { ChooseAccount } from "./choose-account.tsx";
import type { Matching } from "./use-matching.ts";

type Props = { line: BankLineRow; matching: Matching };

export function LineCard({ line, matching }: Props) {
  const { text, format } = useText();
  const name = line.counterpartyName ?? text("bank.line.unnamed");
  const amount = format.moneyExact(line.cents);
  const said = line.structuredReference ?? line.remittance;
  return (
    <article
      aria-label={`${name} ${amount}`}
      className="grid gap-3 rounded-sm border border-line bg-paper-raised p-4 focus-within:border-line-strong"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 wrap-anywhere" data-any-language>
          <bdi className="font-semibold">{name}</bdi>
        </span>
        <bdi className="number font-semibold whitespace-nowrap">{amount}</bdi>
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">
        <time dateTime={line.bookedOn}>{format.date(line.bookedOn)}</time>
        {line.counterpartyIban && " · "}
        {line.counterpartyIban && <bdi dir="ltr">{inGroupsOfFour(line.counterpartyIban)}</bdi>}
        {said && " · "}
        <span data-any-language>
          <bdi>{said}</bdi>
        </span>
        {line.returnReason && ` · ${text("bank.line.return", { reason: line.returnReason })}`}
      </p>
      {line.match ? (
        <Matched line={line} match={line.match} matching={matching} />
      ) : (
        <Waiting line={line} name={name} amount={amount} matching={matching} />
      )}
    </article>
  );
}

function Waiting({ line, name, amount, matching }: Props & { name: string; amount: string }) {
  const { text } = useText();
  const mayBook = useMayBook();
  return (
    <div className="flex flex-wrap items-start gap-3">
      {line.suggestions.map((suggestion, place) => (
        <span key={place} className="flex flex-wrap items-center gap-3 py-1">
          <Told
            parts={suggestion.parts}
            what={suggestion.what}
            ledgerAccount={suggestion.ledgerAccount}
            leavesCents={suggestion.leavesCents}
          />
          {mayBook && (
            <Button
              size="small"
              data-row-link
              disabled={matching.pending}
              aria-label={text("bank.line.acceptNamed", { name, amount })}
              onClick={() => void matching.decide(line, suggestion.parts)}
            >
              {text("bank.line.accept")}
            </Button>
          )}
        </span>
      ))}
      {mayBook && <ChooseAccount line={line} name={name} amount={amount} matching={matching} />}
    </div>
  );
}

type MatchedProps = Props & { match: NonNullable<BankLineRow["match"]> };

function Matched({ match, matching }: MatchedProps) {
  const { text } = useText();
  const mayBook = useMayBook();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span>
        {match.parts.map((part, place) => (
          <Told key={place} parts={[part]} what={part.what} ledgerAccount={part.ledgerAccount} />
        ))}{" "}
        <span className="text-ink-soft" data-any-language>
          {match.madeBy === null
            ? text("bank.line.byProgram")
            : text("bank.line.byPerson", { name: match.madeBy })}
        </span>
      </span>
      {mayBook && <Undo match={match} matching={matching} />}
    </div>
  );
}

/** What a gift brought about cannot be taken back: its receipt becomes void, so that is asked once more. */
function Undo({ match, matching }: Pick<MatchedProps, "match" | "matching">) {
  const { text } = useText();
  const undo = () => void matching.undo(match.id);
  const button = (onClick?: () => void) => (
    <Button variant="quiet" size="small" data-row-link disabled={matching.pending} onClick={onClick}>
      {text("bank.line.undo")}
    </Button>
  );
  if (!match.undoesGift) return button(undo);
  return (
    <ConfirmDialog
      trigger={button()}
      danger
      title={text("bank.line.undoGift.title")}
      description={text("bank.line.undoGift.text")}
      confirmLabel={text("bank.line.undoGift.button")}
      cancelLabel={text("bank.line.undoGift.cancel")}
      onConfirm={undo}
    />
  );
}

/** What it is, and the account of the books where that says more. */
type ToldProps = {
  parts: readonly Readonly<{ kind: MatchedPart["kind"] }>[];
  what: string | null;
  ledgerAccount: string | null;
  leavesCents?: Cents;
};

function Told({ parts, what, ledgerAccount, leavesCents = noCents }: ToldProps) {
  const { text, format } = useText();
  const kind = parts[0]?.kind ?? "account";
  return (
    <span data-any-language>
      {text(`bank.suggestion.${kind}`, { what: what ?? text("bank.line.unnamed") })}
      {ledgerAccount && (
        <>
          {": "}
          <AccountName id={ledgerAccount} />
        </>
      )}
      {leavesCents !== noCents && (
        <> {text("bank.suggestion.leaves", { amount: format.moneyExact(absoluteOf(leavesCents)) })}</>
      )}
      {kind === "payout" && what && (
        <>
          {" "}
          <bdi dir="ltr" className="wrap-anywhere">
            {what}
          </bdi>
        </>
      )}
    </span>
  );
}
