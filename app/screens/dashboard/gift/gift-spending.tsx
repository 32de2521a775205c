import type { GiftTrail } from "#domain/giving/gift-trail.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

type Spent = GiftTrail["spent"][number];

/** Every booked expense that the gift helped to pay. */
export function GiftSpending({ trail: { spent, waitingCents, aheadCents } }: { trail: GiftTrail }) {
  const { text, format } = useText();
  const title = text("my-papers.gift.spent");
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-2xl">{title}</h2>
      {spent.length === 0 && <p>{text("my-papers.gift.spent.none")}</p>}
      {spent.length > 0 && (
        <Table
          label={title}
          columns={[
            text("my-papers.gift.expense"),
            text("my-papers.gift.for"),
            text("my-papers.gift.day"),
            { number: text("my-papers.gift.whole") },
            { number: text("my-papers.gift.share") },
          ]}
        >
          <tbody>
            {spent.map((part, place) => (
              <tr key={place}>
                <th scope="row">
                  <bdi data-any-language>{part.description}</bdi>
                </th>
                <td>
                  <For part={part} />
                </td>
                <td>
                  <time dateTime={part.day}>{format.date(part.day)}</time>
                </td>
                <td className="number">
                  <bdi>{format.moneyExact(part.expenseCents)}</bdi>
                </td>
                <td className="number">
                  <bdi>{format.moneyExact(part.cents)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {waitingCents > 0 && (
        <p className="text-ink-soft">
          {aheadCents > 0
            ? text("my-papers.gift.ahead", { amount: format.money(aheadCents) })
            : text("my-papers.gift.next")}
        </p>
      )}
    </div>
  );
}

function For({ part: { project, program, category } }: { part: Spent }) {
  const { text } = useText();
  if (!project) return program ?? text(`my-papers.gift.category.${category}`);
  return (
    <Link href={`/projects/${project.id}`} className="text-link">
      {project.title}
    </Link>
  );
}
