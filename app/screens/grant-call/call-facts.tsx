import type { ReactNode } from "react";
import type { GrantCallPageAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

export function CallFacts({ call }: { call: GrantCallPageAnswer }) {
  const { text, format } = useText();
  const { state, program } = call;
  return (
    <dl className="grid grid-cols-2 gap-x-10 gap-y-6 border-y border-line py-6 lg:grid-cols-4">
      <Fact label={text("grants.deadline")}>
        {format.date(call.closesOn)}
        {state === "OPEN" && (
          <span className="block text-base font-normal text-ink-soft">
            {text("grants.daysLeft", { n: call.daysLeft })}
          </span>
        )}
      </Fact>
      <Fact label={text("grants.amount")}>
        {text("grants.amountValue", { amount: format.money(call.maxGrantCents) })}
      </Fact>
      <Fact label={text("grants.budget")}>{format.money(call.budgetCents)}</Fact>
      {program && (
        <Fact label={text("grants.program")}>
          <Link href={`/programs/${program.id}`} className="text-link inline-block py-1">
            {program.title}
          </Link>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="mb-1 text-sm text-ink-soft">{label}</dt>
    <dd className="text-lg font-medium">{children}</dd>
  </div>
);
