import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { NewestApplications } from "./newest-applications.tsx";
import { Tasks } from "./tasks.tsx";
import { Today } from "./today.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { useUser } from "../../../data/site.ts";
import type { MessageId } from "../../../messages/ids.ts";
import { Link } from "../../../routing/link.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { Waiting } from "../../../components/content/waiting.tsx";
import { FigureText } from "../../../components/ui/figure-text.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";

export default function AdminScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("admin.title")} description={text("admin.description")}>
      <Today />
      <FirstSteps />
      <Tasks />
      <QuickActions />
      <ImpactFigures />
      <NewestApplications kind="grant" />
      <NewestApplications kind="volunteer" />
    </StaffPage>
  );
}

type Action = { label: MessageId; href: string; admin?: true };

const actions: readonly Action[] = [
  { label: "admin.quick.campaign", href: "/admin/content/campaign/new" },
  { label: "admin.quick.project", href: "/admin/content/project/new" },
  { label: "admin.quick.content", href: "/admin/content" },
  { label: "admin.quick.analytics", href: "/admin/analytics" },
  { label: "admin.quick.export", href: "/admin/exports", admin: true },
  { label: "admin.quick.settings", href: "/admin/settings", admin: true },
];

function QuickActions() {
  const { text } = useText();
  const isAdmin = useUser()?.role === "ADMIN";
  const offered = actions.filter(({ admin }) => admin !== true || isAdmin);
  return (
    <Section id="quick-actions" title={text("admin.quick.title")}>
      <ul className="mt-3 flex flex-wrap gap-3">
        {offered.map(({ label, href }) => (
          <li key={label}>
            <ButtonLink as={Link} href={href} variant="secondary">
              {text(label)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ImpactFigures() {
  const { text } = useText();
  return (
    <Section id="figures" title={text("admin.impact.title")}>
      <div className="mt-4">
        <Figures />
      </div>
    </Section>
  );
}

/** Staff see stored figures only, never samples. */
function Figures() {
  const { text, format } = useText();
  const entry = useApi("/api/impact-stats");
  const { data: stats, error } = entry;
  if (isMissing(entry)) return <p className="text-ink-soft">{text("admin.impact.none")}</p>;
  if (!stats) return <Waiting error={error} className="h-16" />;
  const figures: [label: string, value: string][] = [
    [text("admin.impact.beneficiaries"), format.number(stats.totalBeneficiaries)],
    [text("admin.impact.raised"), format.money(stats.totalRaised)],
    [text("admin.impact.completed"), format.number(stats.completedProjects)],
    [text("admin.impact.hours"), format.number(stats.volunteerHours)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label} className="border-s border-line-strong ps-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="@container text-2xl font-semibold">
            <FigureText>{value}</FigureText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
