import type { User } from "#domain/site/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireSignIn } from "../../../shell/require-sign-in.tsx";
import { RecentDonations } from "./recent-donations.tsx";
import { StatCards } from "./stat-cards.tsx";
import { GetInvolved, QuickDonate } from "./ways-to-help.tsx";
import type { MyDonation } from "#domain/giving/my-giving.ts";
import { GiftWall } from "../../../components/tiles/gift-wall.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { Link } from "../../../routing/link.tsx";
import { Figure } from "../../../components/content/figure-list.tsx";

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

/** One tile for each gift, oldest first. */
function OwnWall({ donations }: { donations: readonly MyDonation[] }) {
  const { text, format } = useText();
  const gifts = donations.filter(({ status }) => isLaid(status)).toReversed();
  if (gifts.length === 0) return null;
  return (
    <Section id="wall" title={text("dashboard.wall.title")} heading="text-2xl">
      <p className="mt-1 mb-4 text-ink-soft">{text("dashboard.wall.text")}</p>
      <GiftWall
        gifts={gifts}
        className="max-w-3xl"
        description={text("dashboard.wall.description", { n: gifts.length })}
        moreText={(hidden) => `+${format.number(hidden)}`}
      />
    </Section>
  );
}

const isLaid = (status: MyDonation["status"]): boolean =>
  status === "COMPLETED" || status === "PARTIALLY_REFUNDED";

function AccountActions() {
  const { text } = useText();
  return (
    <Section id="account-actions" title={text("dashboard.actions.title")}>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {actions.map(([href, label]) => (
          <li key={href}>
            <Link href={href} className="text-link block py-3">
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const actions = [
  ["/dashboard/monthly", "dashboard.actions.monthlyDonations"],
  ["/dashboard/monthly#methods", "dashboard.actions.monthly"],
  ["/dashboard/donations#statements", "my-papers.action.statement"],
  ["/dashboard/periodic-gift", "my-papers.action.periodic"],
  ["/account/security", "shell.account.security"],
  ["/dashboard/preferences", "dashboard.actions.preferences"],
  ["/dashboard/privacy", "dashboard.actions.privacy"],
  ["/dashboard/support", "dashboard.actions.support"],
] as const;

function GlobalImpact() {
  const { text, format } = useText();
  const { data } = useApi("/api/impact-stats");
  if (!data) return null;
  const figures = [
    ["beneficiaries", "beneficiaries", format.number(data.totalBeneficiaries)],
    ["raised", "raised", format.money(data.totalRaised)],
    ["completed-projects", "projects", format.number(data.completedProjects)],
    ["volunteer-hours", "hours", format.number(data.volunteerHours)],
  ] as const;
  return (
    <Section
      id="global-impact"
      title={text("dashboard.impact.title")}
      heading="text-2xl"
      className="border-t border-line pt-8"
    >
      <p className="mt-1 mb-6 text-ink-soft">{text("dashboard.impact.text")}</p>
      <dl className="flex flex-wrap gap-x-12 gap-y-6">
        {figures.map(([id, name, value]) => (
          <Figure key={id} id={id} label={text(`dashboard.impact.${name}`)} value={value} />
        ))}
      </dl>
    </Section>
  );
}
