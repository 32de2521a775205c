import { View } from "@react-pdf/renderer";
import { colors } from "./look.ts";
import { Row } from "./row.tsx";
import { PaperText } from "./paper-text.tsx";

type Column = Readonly<{ label: string; share: number; figures?: boolean }>;
export type TableRow = Readonly<{
  cells: readonly string[];
  /** A sum or a subheading. */
  strong?: boolean;
  /** Belongs to the row above. */
  quiet?: boolean;
}>;

/** Shorter tables are not split across pages. */
export const maxRowsKeptTogether = 10;

type TableProps = { columns: readonly Column[]; rows: readonly TableRow[] };

export function Table({ columns, rows }: TableProps) {
  return (
    <View wrap={rows.length > maxRowsKeptTogether}>
      <Row fixed style={{ backgroundColor: colors.ink, paddingVertical: 4, paddingHorizontal: 6, gap: 8 }}>
        {columns.map(({ label, share, figures }) => (
          <PaperText
            key={label}
            size="small"
            bold
            color="white"
            align={figures ? "figures" : "start"}
            style={inShare(share)}
          >
            {label}
          </PaperText>
        ))}
      </Row>
      {keptTogether(rows).map((block, index) => (
        <View key={index} wrap={false}>
          {block.map((row, line) => (
            <Cells key={line} columns={columns} row={row} />
          ))}
        </View>
      ))}
    </View>
  );
}

/** Sums and dependent rows never start a page. */
function keptTogether(rows: readonly TableRow[]): TableRow[][] {
  const blocks: TableRow[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    if (last && (row.strong || row.quiet)) last.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

type CellsProps = { columns: readonly Column[]; row: TableRow };

function Cells({ columns, row: { cells, strong = false, quiet = false } }: CellsProps) {
  return (
    <Row
      style={{
        borderBottomWidth: 0.7,
        borderBottomColor: strong ? colors.ink : colors.line,
        backgroundColor: strong ? colors.sunk : "#ffffff",
        paddingVertical: quiet ? 2 : 3.4,
        paddingHorizontal: 6,
        gap: 8,
      }}
    >
      {columns.map(({ label, share, figures }, index) => (
        <PaperText
          key={label}
          size={quiet ? "small" : "body"}
          bold={strong}
          color={quiet ? "inkSoft" : "ink"}
          align={figures ? "figures" : "start"}
          style={inShare(share)}
        >
          {cells[index] ?? ""}
        </PaperText>
      ))}
    </Row>
  );
}

const inShare = (share: number) => ({ flexGrow: share, flexBasis: 0 });
