import { useEffect } from "react";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { DonationForm } from "./donation-form.tsx";
import { usePaymentSession } from "./use-payment-session.ts";
import type { Return } from "./use-return.ts";
import { SideCards } from "./side-cards.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Link } from "../../routing/link.tsx";

/** Only donors who return from paying need its code. */
const isBack = import.meta.env.SSR || window.location.search.includes("=true");
const Returned = isBack ? (await import("./returned.tsx")).Returned : null;
const neverLeft: Return = { donation: null, outcome: null, resumes: null, isDone: false };

/** For a donor, perhaps on an old phone: shows what is charged, when and to whom; after the bank, whether it worked. */
export default function DonateScreen() {
  const { text } = useText();
  const { giving, paysInPage } = useSite();
  useEffect(() => {
    if (paysInPage) void import("./own-document.ts").then(({ loadHere }) => loadHere());
  }, [paysInPage]);
  return (
    <Page title={text("donate.title")} description={text("donate.description")}>
      <div className="page-width grid gap-10 py-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
        <div>
          <h1 className="text-4xl">{text("donate.title")}</h1>
          {giving !== "FULL" ? (
            <NotFromHere />
          ) : Returned ? (
            <Returned>{(back) => <Giving back={back} />}</Returned>
          ) : (
            <>
              {/* Placeholder, so that server and browser render the same children. */}
              {null}
              <Giving back={neverLeft} />
            </>
          )}
        </div>
        <SideCards />
      </div>
    </Page>
  );
}

function Giving({ back: { donation, resumes, isDone } }: { back: Return }) {
  const session = usePaymentSession(!isDone, resumes);
  if (session.state === "unavailable") return <Unavailable />;
  return isDone ? null : <DonationForm session={session} earlier={donation} />;
}

function Unavailable() {
  const { text } = useText();
  const { phone } = useSite();
  return (
    <Card className="mt-8">
      <h2 className="text-2xl">{text("donate.unavailable.title")}</h2>
      <p className="mt-3">{text("donate.unavailable.text")}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink as={Link} href="/contact?topic=donation">
          {text("donate.unavailable.contact")}
        </ButtonLink>
        <ButtonLink href={`tel:${phone.replaceAll(" ", "")}`} variant="secondary">
          {text("donate.unavailable.call")}
        </ButtonLink>
      </p>
    </Card>
  );
}

/** In some countries we may inform but not ask. */
function NotFromHere() {
  const { text } = useText();
  return (
    <Notice tone="info" title={text("donate.country.title")} className="mt-8">
      <p>{text("donate.country.text")}</p>
    </Notice>
  );
}
