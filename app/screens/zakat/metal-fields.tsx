import { TextInput } from "../../components/ui/text-input.tsx";
import { useText } from "../../i18n/text.tsx";
import {
  keepings,
  metalField,
  metalRows,
  type FieldProblem,
  type FieldProblems,
  type MetalRow,
} from "./fields.ts";

/** Two columns, because counting jewellery is a separate choice. */
export function MetalFields({ problems }: { problems: FieldProblems }) {
  const { text } = useText();
  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-semibold">{text("zakat.group.metals")}</legend>
      <p className="mt-1 text-sm text-ink-soft">{text("zakat.metals.hint")}</p>
      <table className="mt-3 w-full max-w-xl border-separate border-spacing-y-2">
        <thead>
          <tr className="text-start text-sm text-ink-soft">
            <th scope="col" className="pe-3 text-start font-medium">
              {text("zakat.metals.kind")}
            </th>
            {keepings.map((keeping) => (
              <th key={keeping} scope="col" className="px-1 text-start font-medium">
                {text(`zakat.metals.${keeping}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {metalRows.map((row) => (
            <Row key={metalField(row, "bars")} row={row} problems={problems} />
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function Row({ row, problems }: { row: MetalRow; problems: FieldProblems }) {
  const { text } = useText();
  const label = useRowLabel(row);
  return (
    <tr>
      <th scope="row" className="pe-3 text-start align-middle text-sm font-normal">
        {label}
      </th>
      {keepings.map((keeping) => {
        const name = metalField(row, keeping);
        return (
          <td key={keeping} className="px-1 align-top">
            <Piece
              name={name}
              label={text("zakat.metals.piece", { metal: label, kind: text(`zakat.metals.${keeping}`) })}
              problem={problems[name]}
            />
          </td>
        );
      })}
    </tr>
  );
}

type PieceProps = { name: string; label: string; problem: FieldProblem | undefined };

function Piece({ name, label, problem }: PieceProps) {
  const { text } = useText();
  const errorId = `${name}-error`;
  return (
    <>
      <TextInput
        id={name}
        name={name}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && errorId}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        className="min-w-0"
      />
      {problem && (
        <p id={errorId} className="mt-1 text-sm font-medium text-bad">
          {text(`zakat.error.${problem}`)}
        </p>
      )}
    </>
  );
}

function useRowLabel({ metal, purity }: MetalRow): string {
  const { text } = useText();
  if (purity === "value") {
    return text(metal === "gold" ? "zakat.metals.goldValue" : "zakat.metals.silverValue");
  }
  return metal === "gold"
    ? text("zakat.metals.karat", { karat: purity })
    : text("zakat.metals.fineness", { fineness: purity });
}
