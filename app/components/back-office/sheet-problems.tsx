import { useText } from "../../i18n/text.tsx";
import { Table } from "../ui/table.tsx";

/** The rest are often the same mistake. */
const maxShown = 100;

type Problem = Readonly<{ row: number; column: string | null; sentence: string }>;

export function SheetProblems({ problems }: { problems: readonly Problem[] }) {
  const { text } = useText();
  return (
    <>
      <Table
        label={text("gift-import.problems")}
        columns={[
          { number: text("gift-import.row") },
          text("gift-import.column"),
          text("gift-import.problem"),
        ]}
      >
        <tbody>
          {problems.slice(0, maxShown).map(({ row, column, sentence }) => (
            <tr key={`${row} ${column} ${sentence}`}>
              <td className="number">{row}</td>
              <td>{column}</td>
              <td data-any-language>{sentence}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {problems.length > maxShown && (
        <p className="text-ink-soft">{text("gift-import.more", { n: problems.length - maxShown })}</p>
      )}
    </>
  );
}
