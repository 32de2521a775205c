import { useRef, useState } from "react";
import type { BankLineRow } from "#domain/bank/answers.ts";
import { inGroupsOfFour } from "#domain/identifiers/as-typed.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { SplitForm } from "./split-form.tsx";
import { PartText, Suggestion } from "./suggestion.tsx";
import type { Matching } from "./use-matching.ts";

type Props = { line: BankLineRow; matching: Matching };

/** What the bank says about a line, and what it is. */
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
        {!line.match &&
          line.openCents !== line.cents &&
          ` · ${text("bank.line.open", { amount: format.moneyExact(line.openCents) })}`}
      </p>
      {line.match ? (
        <Matched match={line.match} matching={matching} />
      ) : (
        <Waiting line={line} matching={matching} />
      )}
    </article>
  );
}

/** Ranked suggestions first; anything else is chosen, created or split below them. */
function Waiting({ line, matching }: Props) {
  const { text } = useText();
  const mayBook = useMayBook();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      {line.suggestions.length > 0 && (
        <ol className="grid gap-2">
          {line.suggestions.map((suggestion, place) => (
            <li key={JSON.stringify(suggestion.parts)}>
              <Suggestion
                suggestion={suggestion}
                accept={mayBook ? (parts) => void matching.decide(line, parts) : null}
                isFirst={place === 0}
                pending={matching.pending}
              />
            </li>
          ))}
        </ol>
      )}
      {mayBook && (
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          className="justify-self-start"
          aria-expanded={isOpen}
          data-row-link={line.suggestions.length > 0 ? undefined : true}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text("bank.line.choose")}
        </Button>
      )}
      {isOpen && <SplitForm line={line} matching={matching} close={close} />}
    </>
  );
}

type MatchedProps = { match: NonNullable<BankLineRow["match"]>; matching: Matching };

function Matched({ match, matching }: MatchedProps) {
  const { text, format } = useText();
  const mayBook = useMayBook();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ul className="grid gap-1">
        {match.parts.map((part, place) => (
          <li key={place}>
            <PartText kind={part.kind} what={part.what} ledgerAccount={part.ledgerAccount} />
            {match.parts.length > 1 && <bdi className="number ms-2">{format.moneyExact(part.cents)}</bdi>}
          </li>
        ))}
      </ul>
      <span className="text-ink-soft" data-any-language>
        {match.madeBy === null
          ? text("bank.line.byProgram")
          : text("bank.line.byPerson", { name: match.madeBy })}
      </span>
      {mayBook && <Undo match={match} matching={matching} />}
    </div>
  );
}

/** Undoing a donation voids its receipt and sends an email, so it is confirmed. */
function Undo({ match, matching }: MatchedProps) {
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
