import { Path, Svg, View } from "@react-pdf/renderer";
import { wholeShares } from "#app/components/tiles/whole-shares.ts";
import { noCents } from "#domain/money/cents.ts";
import { colors } from "../parts/look.ts";
import { movedPath } from "../parts/moved-path.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { Row } from "../parts/row.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { sumsOf, type Accounts } from "./books.ts";

const side = 10;
const tileUnits = 24;
const ground = "M1 1H23V23H1Z";

/** Each group also has its own mark, for black-and-white prints. */
const looks = [
  {
    fill: colors.action,
    mark: colors.actionSoft,
    d: "M12 12Q7 8 12 4Q17 8 12 12ZM12 12Q16 7 20 12Q16 17 12 12ZM12 12Q17 16 12 20Q7 16 12 12ZM12 12Q8 17 4 12Q8 7 12 12Z",
  },
  { fill: colors.accent, mark: colors.ink, d: "M12 5L19 12L12 19L5 12Z" },
  { fill: colors.inkSoft, mark: "#ffffff", d: "M7 7H17V17H7Z" },
] as const;

/** A hundred tiles for every hundred euros. */
export function SpendingTiles({ accounts }: { accounts: Accounts }) {
  const { text, format } = usePaperTexts();
  const { objectives } = sumsOf(accounts);
  const parts = [objectives, accounts.administrationCents, accounts.fundraisingCents];
  if (parts.every((part) => part === 0)) return <PaperText>{text("papers.spending.none")}</PaperText>;
  const shares = wholeShares(parts, side * side);
  const labels = [
    text("papers.spending.program"),
    text("papers.spending.administration"),
    text("papers.spending.fundraising"),
  ];
  return (
    <Row style={{ gap: 24, alignItems: "center" }} wrap={false}>
      <Tiles shares={shares} />
      <View style={{ flex: 1, gap: 8 }}>
        {labels.map((label, part) => (
          <Row key={label} style={{ gap: 9, alignItems: "center" }}>
            <OneTile part={part} />
            <View style={{ flex: 1 }}>
              <PaperText bold>{`${format.percent(shares[part] ?? 0)} · ${label}`}</PaperText>
              <PaperText size="small" color="inkSoft">
                {format.moneyExact(parts[part] ?? noCents)}
              </PaperText>
            </View>
          </Row>
        ))}
      </View>
    </Row>
  );
}

function Tiles({ shares }: { shares: readonly number[] }) {
  const { rightToLeft } = usePaperTexts();
  const firstOf = (part: number) => shares.slice(0, part).reduce((sum, count) => sum + count, 0);
  return (
    <Svg viewBox={`0 0 ${side * tileUnits} ${side * tileUnits}`} style={{ width: 150, height: 150 }}>
      {shares.flatMap((count, part) =>
        paths(
          part,
          Array.from({ length: count }, (_, index) => placeOf(firstOf(part) + index, rightToLeft)),
        ),
      )}
    </Svg>
  );
}

function OneTile({ part }: { part: number }) {
  return (
    <Svg viewBox={`0 0 ${tileUnits} ${tileUnits}`} style={{ width: 20, height: 20 }}>
      {paths(part, [[0, 0]])}
    </Svg>
  );
}

const placeOf = (index: number, rightToLeft: boolean): readonly [number, number] => {
  const column = index % side;
  return [(rightToLeft ? side - 1 - column : column) * tileUnits, Math.floor(index / side) * tileUnits];
};

function paths(part: number, places: readonly (readonly [number, number])[]) {
  const look = looks[part];
  if (!look || places.length === 0) return [];
  const laid = (d: string) => places.map(([x, y]) => movedPath(d, x, y)).join("");
  return [
    <Path key={`${part}-ground`} fill={look.fill} d={laid(ground)} />,
    <Path key={`${part}-mark`} fill={look.mark} d={laid(look.d)} />,
  ];
}
