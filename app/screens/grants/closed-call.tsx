import type { GrantCallAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { useText } from "../../i18n/text.tsx";
import { StretchedLink } from "../../components/content/stretched-link.tsx";

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
          <StretchedLink href={`/grants/${call.id}`}>{call.title}</StretchedLink>
        </h3>
        <p className="max-w-prose">{call.description}</p>
      </div>
    </article>
  );
}
