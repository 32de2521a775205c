const small =
  "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien".split(
    " ",
  );
const tens = "_ _ twintig dertig veertig vijftig zestig zeventig tachtig negentig".split(" ");

export function inDutch(euros: number, left: number): string {
  const [whole, rest] = [`${numberInDutch(euros)} euro`, `${numberInDutch(left)} cent`];
  if (left === 0) return whole;
  return euros === 0 ? rest : `${whole} en ${rest}`;
}

function numberInDutch(value: number): string {
  if (value >= 1_000_000) return joined(value, 1_000_000, (count) => `${numberInDutch(count)} miljoen`);
  // "Duizend" alone means one thousand; multipliers are joined to it.
  if (value >= 1000)
    return joined(value, 1000, (count) => `${count === 1 ? "" : belowThousand(count)}duizend`);
  return belowThousand(value);
}

function joined(value: number, size: number, head: (count: number) => string): string {
  const rest = value % size;
  return head(Math.floor(value / size)) + (rest === 0 ? "" : ` ${numberInDutch(rest)}`);
}

function belowThousand(value: number): string {
  if (value < 20) return small[value] ?? "";
  if (value < 100) return belowHundred(value);
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  return `${hundreds === 1 ? "" : small[hundreds]}honderd${rest === 0 ? "" : belowThousand(rest)}`;
}

function belowHundred(value: number): string {
  const one = value % 10;
  const ten = tens[Math.floor(value / 10)] ?? "";
  if (one === 0) return ten;
  // A diaeresis after twee and drie.
  return `${small[one]}${one === 2 || one === 3 ? "ën" : "en"}${ten}`;
}
