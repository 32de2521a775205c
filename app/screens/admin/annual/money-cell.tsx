import type { Cents } from "#domain/money/cents.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

type Props = { cents: Cents | null; href?: string | null };

export const money = { number: true, className: "whitespace-nowrap" };

export function MoneyCell(props: Props) {
  return (
    <td className="number whitespace-nowrap">
      <Amount {...props} />
    </td>
  );
}

export function Amount({ cents, href = null }: Props) {
  const { format } = useText();
  const amount = cents === null ? "–" : <bdi>{format.moneyExact(cents)}</bdi>;
  if (href === null || !cents) return amount;
  return (
    <Link href={href} className="text-link">
      {amount}
    </Link>
  );
}
