import type { CampaignOfferAnswer } from "#domain/campaigns/answers.ts";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { isMissing } from "../../data/must-exist.ts";
import { campaignOfferKey } from "../../data/record-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { usePosted } from "../../posted-form.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";

/** Opened by the link in the email. Reading it changes nothing, because mail scanners open links. */
export default function CampaignOfferScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(campaignOfferKey(params["token"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  return (
    <Page title={text("campaign-offer.title")} description={text("campaign-offer.description")} hidden>
      <section className="page-width py-12 sm:py-16">
        <h1 className="text-4xl">{text("campaign-offer.title")}</h1>
        {entry.data ? (
          <Offer offer={entry.data} />
        ) : entry.error ? (
          <Failure />
        ) : (
          <Loading label={text("shell.loading")}>
            <Skeleton className="mt-6 h-48" />
          </Loading>
        )}
      </section>
    </Page>
  );
}

function Offer({ offer }: { offer: CampaignOfferAnswer }) {
  const { text, format } = useText();
  const problem = usePosted("campaign-offer")?.problem;
  const { title, program, answer, isDue } = offer;
  const values = {
    title,
    program,
    amount: format.moneyExact(offer.refundCents),
    date: format.date(offer.dueOn),
  };
  const said = answer ?? (isDue ? "LAPSED" : null);
  return (
    <div className="mt-6 grid max-w-prose gap-6 text-lg">
      {problem && <Notice tone="bad">{text(problem)}</Notice>}
      {said === null ? (
        <>
          <p>{text("campaign-offer.text", values)}</p>
          <p>{text("campaign-offer.silence", values)}</p>
          <form method="post" className="flex flex-wrap gap-4">
            <input type="hidden" name="form" value="campaign-offer" />
            <Button type="submit" name="answer" value="REFUND">
              {text("campaign-offer.refund", values)}
            </Button>
            <Button type="submit" name="answer" value="KEEP" variant="secondary">
              {text("campaign-offer.keep")}
            </Button>
          </form>
        </>
      ) : (
        <Notice tone="good" title={text(`campaign-offer.said.${said}`, values)}>
          {text(`campaign-offer.next.${said}`, values)}
        </Notice>
      )}
    </div>
  );
}
