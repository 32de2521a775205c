import type { BankFileRow } from "#domain/bank/file-answer.ts";
import { useText } from "../../../i18n/text.tsx";

/** What was wrong with a file, and where in it. */
export function FileProblems({ problems }: Pick<BankFileRow, "problems">) {
  const { text, format } = useText();
  return (
    <ul className="grid gap-1 text-sm">
      {problems.map(({ reason, statement, line, differenceCents }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same problem can be in a file twice
        <li key={place} className="text-bad">
          {text(`bank.problem.${reason}`)}{" "}
          {typeof differenceCents === "number" &&
            text("bank.problem.difference", { amount: format.moneyExact(differenceCents) })}{" "}
          {line !== null &&
            (statement === null
              ? text("bank.file.place", { line: format.number(line) })
              : text("bank.file.placeOf", {
                  statement: format.number(statement),
                  line: format.number(line),
                }))}
        </li>
      ))}
    </ul>
  );
}
