import type { ReactNode } from "react";
import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { StatusBadge } from "../donations/cells.tsx";
import { BookEntries } from "./book-entries.tsx";
import { DonationFacts } from "./facts.tsx";
import { Line, Lines } from "./lines.tsx";
import { Receipts } from "./receipts.tsx";
import { RefundForm } from "./refund-form.tsx";
import { ReverseDialog } from "../../../components/back-office/reverse-dialog.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { key } from "../../../data/api-key.ts";
import { storyKey } from "../donations/view.ts";

export function Story({ story }: { story: DonationStory }) {
  const { text, format } = useText();
  const user = useUser();
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] [&>*]:min-w-0">
      <div className="grid grid-cols-1 content-start gap-10">
        <p className="flex flex-wrap items-center gap-4">
          <StatusBadge status={story.status} />
          <Link href="/admin/donations" className="text-link">
            {text("admin-donations.clear")}
          </Link>
        </p>
        <Part title={text("admin-donations.one.facts")}>
          <DonationFacts story={story} />
        </Part>
        <Part title={text("admin-donations.one.entries")}>
          <BookEntries entries={story.entries} />
        </Part>
        {story.canBeReversed && (
          <Part title={text("admin-donations.reverse.title")}>
            <ReverseGift story={story} />
          </Part>
        )}
        {user?.role === "ADMIN" && story.refundableCents > 0 && canBeSentBack(story) && (
          <Part title={text("admin-donations.refund.title")}>
            <RefundForm story={story} />
          </Part>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-10">
        <Part title={text("admin-donations.one.events")}>
          <Lines>
            <Line at={story.createdAt}>{text("admin-donations.one.began")}</Line>
            {story.moves.map(({ to, at }) => (
              <Line key={`${to} ${at}`} at={at}>
                <StatusBadge status={to as DonationStory["status"]} />
              </Line>
            ))}
          </Lines>
        </Part>
        <Part title={text("admin-donations.one.payments")}>
          <Lines>
            {story.payments.map((payment) => (
              <li key={payment.number} className="py-2" data-any-language>
                <bdi dir="ltr">
                  {payment.provider ?? text("admin-donations.one.unopened")} {payment.paymentId}{" "}
                  {payment.state}
                </bdi>{" "}
                {payment.feeCents !== null && payment.feeCents > 0 && (
                  <span className="text-ink-soft">
                    {text("admin-donations.one.fee", { amount: format.moneyExact(payment.feeCents) })}
                  </span>
                )}
              </li>
            ))}
          </Lines>
        </Part>
        <Part title={text("admin-donations.one.receipts")}>
          <Receipts story={story} />
        </Part>
        <Part title={text("admin-donations.one.mails")}>
          {story.mails.length === 0 && <p className="text-ink-soft">{text("admin-donations.one.noMails")}</p>}
          <Lines>
            {story.mails.map(({ kind, state, at }) => (
              <Line key={`${kind} ${at}`} at={at}>
                <bdi dir="ltr" data-any-language>
                  {kind} {state}
                </bdi>
              </Line>
            ))}
          </Lines>
        </Part>
        {story.refunds.length > 0 && (
          <Part title={text("admin-donations.one.refunds")}>
            <Lines>
              {story.refunds.map(({ id, cents, reason, at, outcome }) => (
                <Line key={id} at={at}>
                  <bdi>{format.moneyExact(cents)}</bdi> · {text(`admin-donations.refund.outcome.${outcome}`)}{" "}
                  · <bdi data-any-language>{reason}</bdi>
                </Line>
              ))}
            </Lines>
          </Part>
        )}
      </div>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 border-b border-line pb-2 text-xl">{title}</h2>
    {children}
  </section>
);

/** A manual gift that was entered wrongly can be reversed, or corrected in one step. */
function ReverseGift({ story }: { story: DonationStory }) {
  const { text, format } = useText();
  const id = story.id;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-ink-soft">{text("admin-donations.reverse.lead")}</p>
      <ButtonLink
        as={Link}
        href={`/admin/donations/new?corrects=${encodeURIComponent(id)}`}
        variant="secondary"
      >
        {text("admin-donations.correct")}
      </ButtonLink>
      <ReverseDialog
        description={story.reference}
        words={{
          title: text("admin-donations.reverse.dialog", { amount: format.moneyExact(story.amountCents) }),
          text: text("admin-donations.reverse.text"),
          button: text("admin-donations.reverse.button"),
          done: text("admin-donations.reverse.done"),
        }}
        changes={[storyKey(id)]}
        reverse={(act, reason) => act("POST", key("/api/admin/donations/:id/reversal", { id }), { reason })}
      />
    </div>
  );
}

/** Cash and goods are reversed, not sent back. */
const canBeSentBack = ({ canBeReversed, payments }: DonationStory): boolean =>
  !canBeReversed || payments.some(({ method }) => method === "bank");
