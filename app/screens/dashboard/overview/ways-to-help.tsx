import type { ReactNode } from "react";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { useSite } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

const quickEuros = [25, 50, 100];

/** No appeals in countries where fundraising is not allowed. */
export function QuickDonate() {
  const { text, format } = useText();
  const { giving } = useSite();
  if (giving !== "FULL") return null;
  return (
    <Way title={text("dashboard.quick.title")} lead={text("dashboard.quick.text")}>
      <ul className="flex flex-wrap gap-2">
        {quickEuros.map((euros) => (
          <li key={euros}>
            <ButtonLink as={Link} href={`/donate?amount=${euros}`} variant="secondary">
              <bdi>{format.wholeEuros(euros)}</bdi>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink as={Link} href="/donate">
        {text("dashboard.quick.action")}
      </ButtonLink>
    </Way>
  );
}

export function GetInvolved() {
  const { text } = useText();
  return (
    <Way title={text("dashboard.involved.title")} lead={text("dashboard.involved.text")}>
      <ButtonLink as={Link} href="/volunteer" variant="secondary">
        {text("dashboard.involved.action")}
      </ButtonLink>
    </Way>
  );
}

function Way({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card as="section">
      <div className="grid justify-items-start gap-4">
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-soft">{lead}</p>
        {children}
      </div>
    </Card>
  );
}
