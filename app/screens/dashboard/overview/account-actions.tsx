import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { Section } from "../../../components/ui/section.tsx";

export function AccountActions() {
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
  ["/dashboard/monthly", "dashboard.actions.monthly"],
  ["/dashboard/donations#statements", "my-papers.action.statement"],
  ["/dashboard/periodic-gift", "my-papers.action.periodic"],
  ["/account/security", "shell.account.security"],
  ["/dashboard/preferences", "dashboard.actions.preferences"],
  ["/dashboard/privacy", "dashboard.actions.privacy"],
  ["/dashboard/support", "dashboard.actions.support"],
] as const;
