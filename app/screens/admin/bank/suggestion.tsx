import type { MatchedPart, ShownSuggestion } from "#domain/bank/answers.ts";
import type { Part } from "#domain/bank/part.ts";
import { noCents } from "#domain/money/cents.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import { AccountName } from "../../../components/back-office/account-name.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = {
  suggestion: ShownSuggestion;
  /** Null for auditors, who only read. */
  accept: ((parts: readonly Part[]) => void) | null;
  /** The one that the keys of the list reach. */
  isFirst: boolean;
  pending: boolean;
};

/** What a line may be, why, and what differs. */
export function Suggestion({ suggestion, accept, isFirst, pending }: Props) {
  const { text, format } = useText();
  const { parts, what, ledgerAccount, leavesCents, reasons, differences } = suggestion;
  const [first] = parts;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <PartText kind={first?.kind ?? "account"} what={what} ledgerAccount={ledgerAccount} />
      {parts.length > 1 && <span>{text("bank.suggestion.split", { count: parts.length })}</span>}
      {leavesCents !== noCents && (
        <span>{text("bank.suggestion.leaves", { amount: format.moneyExact(absoluteOf(leavesCents)) })}</span>
      )}
      {reasons.map((reason) => (
        <Badge key={reason} tone="good">
          {text(`bank.reason.${reason}`)}
        </Badge>
      ))}
      {differences.map((difference) => (
        <Badge key={difference} tone="warn">
          {text(`bank.difference.${difference}`)}
        </Badge>
      ))}
      {accept && <Accept {...{ suggestion, accept, isFirst, pending }} />}
    </div>
  );
}

/** The receipt goes to this donor: another name on the line is confirmed first. */
function Accept({ suggestion, accept, isFirst, pending }: Props & { accept: NonNullable<Props["accept"]> }) {
  const { text } = useText();
  const { parts, what, differences } = suggestion;
  const name = what ?? text("bank.line.unnamed");
  const button = (onClick?: () => void) => (
    <Button
      size="small"
      variant={isFirst ? "primary" : "secondary"}
      data-row-link={isFirst ? true : undefined}
      disabled={pending}
      aria-label={text("bank.line.acceptNamed", { name })}
      onClick={onClick}
    >
      {text("bank.line.accept")}
    </Button>
  );
  const isOther = differences.includes("name") && parts.some(({ kind }) => kind === "donor");
  if (!isOther) return button(() => accept(parts));
  return (
    <ConfirmDialog
      trigger={button()}
      title={text("bank.line.otherName.title", { name })}
      description={text("bank.line.otherName.text", { name })}
      confirmLabel={text("bank.line.otherName.button")}
      cancelLabel={text("bank.line.cancel")}
      onConfirm={() =>
        accept(parts.map((part) => (part.kind === "donor" ? { ...part, isOtherName: true } : part)))
      }
    />
  );
}

type PartTextProps = { kind: MatchedPart["kind"]; what: string | null; ledgerAccount: string | null };

/** What a part is, and its account where that says more. */
export function PartText({ kind, what, ledgerAccount }: PartTextProps) {
  const { text } = useText();
  return (
    <span data-any-language className="wrap-anywhere">
      {text(`bank.suggestion.${kind}`, { what: what ?? text("bank.line.unnamed") })}
      {ledgerAccount && (
        <>
          {": "}
          <AccountName id={ledgerAccount} />
        </>
      )}
      {kind === "payout" && what && (
        <>
          {" "}
          <bdi dir="ltr">{what}</bdi>
        </>
      )}
    </span>
  );
}

/** A part with the words that name it. */
export type NamedPart = Readonly<{ part: Part; what: string | null; ledgerAccount: string | null }>;
export type AddPart = (named: NamedPart) => void;
