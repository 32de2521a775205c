import { ButtonLink } from "../../../components/ui/button.tsx";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import type { MessageId } from "../../../messages/ids.ts";
import { Link } from "../../../routing/link.tsx";
import { Section } from "../../../components/ui/section.tsx";

type Action = { label: MessageId; href: string; admin?: true };

const actions: readonly Action[] = [
  { label: "admin.quick.campaign", href: "/admin/content/campaign/new" },
  { label: "admin.quick.project", href: "/admin/content/project/new" },
  { label: "admin.quick.content", href: "/admin/content" },
  { label: "admin.quick.analytics", href: "/admin/analytics" },
  { label: "admin.quick.export", href: "/admin/exports", admin: true },
  { label: "admin.quick.settings", href: "/admin/settings", admin: true },
];

/** What staff come here to do, besides what waits for them. */
export function QuickActions() {
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
