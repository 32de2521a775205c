import type { GrantCallAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

/** A call that takes no applications now, not yet or no longer. */
export function ClosedCall({ call }: { call: GrantCallAnswer }) {
  const { text, format } = useText();
  const when =
    call.state === "UPCOMING"
      ? text("grants.opensOn", { date: format.date(call.opensOn) })
      : text("grants.closedOn", { date: format.date(call.closesOn) });
  return (
    <article className="relative grid gap-x-10 gap-y-1 py-5 sm:grid-cols-[16rem_1fr]">
      <p className="text-ink-soft">{when}</p>
      <div>
        <h3 className="text-lg">
          <Link
            href={`/grants/${call.id}`}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {call.title}
          </Link>
        </h3>
        <p className="max-w-prose">{call.description}</p>
      </div>
    </article>
  );
}
