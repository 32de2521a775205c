import type { User } from "#domain/site/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireSignIn } from "../../../shell/require-sign-in.tsx";
import { AccountActions } from "./account-actions.tsx";
import { GlobalImpact } from "./global-impact.tsx";
import { OwnWall } from "./own-wall.tsx";
import { RecentDonations } from "./recent-donations.tsx";
import { StatCards } from "./stat-cards.tsx";
import { GetInvolved, QuickDonate } from "./ways-to-help.tsx";

/** Someone who gave comes back: to see that it arrived, what it adds up to, and to find their papers. */
export default function DashboardScreen() {
  const { text } = useText();
  return (
    <Page title={text("dashboard.title")} description={text("dashboard.description")} hidden>
      <div className="page-width grid gap-10 py-10">
        <h1 className="text-4xl">{text("dashboard.title")}</h1>
        <RequireSignIn waiting={text("dashboard.signedOut")}>
          {(user) => <OwnGiving user={user} />}
        </RequireSignIn>
      </div>
    </Page>
  );
}

function OwnGiving({ user }: { user: User }) {
  const { text } = useText();
  const donations = useApi("/api/donations/my");
  return (
    <>
      <p className="-mt-6 text-xl text-ink-soft">
        {text("dashboard.greeting")} <bdi data-any-language>{user.firstName ?? user.email}</bdi>
      </p>
      <OwnWall donations={donations.data ?? []} />
      <StatCards />
      <div className="grid items-start gap-10 lg:grid-cols-3">
        <RecentDonations donations={donations} />
        <div className="grid gap-6">
          <QuickDonate />
          <GetInvolved />
          <AccountActions />
        </div>
      </div>
      <GlobalImpact />
    </>
  );
}
