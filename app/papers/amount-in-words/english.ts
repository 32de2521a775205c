const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

export function inEnglish(euros: number, left: number): string {
  const whole = `${numberInEnglish(euros)} ${euros === 1 ? "euro" : "euros"}`;
  const rest = `${numberInEnglish(left)} ${left === 1 ? "cent" : "cents"}`;
  if (left === 0) return whole;
  return euros === 0 ? rest : `${whole} and ${rest}`;
}

function numberInEnglish(value: number): string {
  if (value >= 1_000_000) return group(value, 1_000_000, "million");
  if (value >= 1000) return group(value, 1000, "thousand");
  return belowThousand(value);
}

function group(value: number, size: number, name: string): string {
  const rest = value % size;
  const head = `${numberInEnglish(Math.floor(value / size))} ${name}`;
  if (rest === 0) return head;
  return `${head} ${rest < 100 ? "and " : ""}${numberInEnglish(rest)}`;
}

function belowThousand(value: number): string {
  if (value < 20) return small[value] ?? "";
  if (value < 100) {
    const one = value % 10;
    return `${tens[Math.floor(value / 10)]}${one === 0 ? "" : `-${small[one]}`}`;
  }
  const rest = value % 100;
  return `${small[Math.floor(value / 100)]} hundred${rest === 0 ? "" : ` and ${belowThousand(rest)}`}`;
}
