import type { ListedDonation } from "#domain/giving/donation-list.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

/** What there is in writing of a gift, and where it went. Downloads are plain links. */
export function DonationPapers({ donation }: { donation: ListedDonation }) {
  const { text, format, language } = useText();
  const { id, purpose, paidOn, receiptNumber, createdAt } = donation;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-6 text-sm">
      {purpose !== null && (
        <span className="text-ink-soft">{text("my-papers.list.purpose", { purpose })}</span>
      )}
      {receiptNumber !== null && (
        <a
          href={`/api/my/donations/${id}/receipt.pdf?language=${language}`}
          download
          aria-label={text("my-papers.list.receiptOf", { number: receiptNumber })}
          className="text-link inline-block py-3"
        >
          {text("my-papers.list.receipt")}
        </a>
      )}
      {paidOn !== null && (
        <Link
          href={`/dashboard/gifts/${id}`}
          aria-label={text("my-papers.list.followOf", { date: format.date(createdAt) })}
          className="text-link inline-block py-3"
        >
          {text("my-papers.list.follow")}
        </Link>
      )}
    </div>
  );
}
