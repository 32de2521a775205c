import type {
  GrantApplicationAnswer,
  VolunteerApplicationAnswer,
} from "#domain/applications/review/answers.ts";
import { ApplicationTable, type ApplicationRow } from "../../../components/back-office/application-table.tsx";
import { freshForMs, grantKey, volunteerKey } from "../../../components/back-office/keys.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import type { Address } from "../../../data/api-key.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

const shownHere = 5;
/** The call answers at most this many. */
const maxAnswered = 200;

type Application = VolunteerApplicationAnswer | GrantApplicationAnswer;

export function NewestApplications({ kind }: { kind: "volunteer" | "grant" }) {
  const { text } = useText();
  const apiKey: Address<"/api/admin/applications/grant" | "/api/admin/applications/volunteer"> =
    kind === "grant" ? grantKey : volunteerKey;
  const { data, error } = useApi(apiKey, freshForMs);
  const title = text(`admin.${kind}.title`);
  const id = `${kind}-applications`;
  const href = `/admin/applications/${kind}`;
  const hasMore = data !== undefined && data.length > shownHere;
  return (
    // The table is already a region with this name; a second one would be announced twice.
    <section>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {data && <CountBadge count={data.length} />}
        {!hasMore && (
          <Link href={href} className="text-link ms-auto text-sm">
            {text(`admin.${kind}.toAll`)}
          </Link>
        )}
      </div>
      <div className="mt-3">
        {!data && <Waiting error={error} className="h-56" />}
        {data?.length === 0 && <EmptyState title={text(`admin.${kind}.none`)} />}
        {data && data.length > 0 && (
          <ApplicationTable kind={kind} label={title} rows={data.slice(0, shownHere).map(rowOf)} />
        )}
        {hasMore && (
          // Both lists have this button, so its label names the list for screen readers.
          <ButtonLink as={Link} href={href} variant="secondary" className="mt-4" aria-describedby={id}>
            {text("admin.viewAll")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function CountBadge({ count }: { count: number }) {
  const { text, format } = useText();
  const shown = format.number(count);
  return (
    <Badge tone="neutral">
      <bdi>{count < maxAnswered ? shown : text("admin.atLeast", { count: shown })}</bdi>
    </Badge>
  );
}

const rowOf = (application: Application): ApplicationRow =>
  "orgName" in application
    ? { ...application, who: application.orgName, email: application.contactEmail }
    : { ...application, who: application.name };
