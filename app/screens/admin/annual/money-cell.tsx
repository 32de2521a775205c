import type { Cents } from "#domain/money/cents.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

type Props = { cents: Cents | null; href?: string | null };

/** An amount that leads to the lines it is made of, if there are any. */
export function MoneyCell({ cents, href = null }: Props) {
  const { format } = useText();
  const amount = cents === null ? "–" : <bdi>{format.moneyExact(cents)}</bdi>;
  return (
    <td className="number whitespace-nowrap">
      {href !== null && cents ? (
        <Link href={href} className="text-link">
          {amount}
        </Link>
      ) : (
        amount
      )}
    </td>
  );
}
