import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Trail } from "../../../components/content/trail.tsx";
import { ListOnItsWay } from "../../../components/my-donations/list-on-its-way.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireSignIn } from "../../../shell/require-sign-in.tsx";
import { AgreementForm } from "./agreement-form.tsx";
import { agreementsKey } from "./agreements-key.ts";
import { DeductionCalculator } from "./deduction-calculator.tsx";
import { OwnAgreements } from "./own-agreements.tsx";

/** Someone who gives every year wants all of it to count: what that asks of them, and the paper for it. */
export default function PeriodicGiftScreen() {
  const { text } = useText();
  const title = text("periodic.title");
  return (
    <Page title={title} description={text("periodic.description")} hidden>
      <div className="page-width grid max-w-3xl gap-10 py-10 [&>*]:min-w-0">
        <Trail above={[{ href: "/dashboard", label: text("dashboard.title") }]} here={title} />
        <header>
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-4 max-w-prose text-lg">{text("periodic.intro")}</p>
        </header>
        <RequireSignIn waiting={text("dashboard.signedOut")}>{() => <Agreements />}</RequireSignIn>
      </div>
    </Page>
  );
}

function Agreements() {
  const { data, error } = useApi(agreementsKey);
  if (!data) return error ? <NotLoaded /> : <ListOnItsWay />;
  return (
    <>
      <OwnAgreements agreements={data} />
      <AgreementForm isWaiting={data.some(({ state }) => state === "AWAITING_SIGNATURE")} />
      <DeductionCalculator />
    </>
  );
}
