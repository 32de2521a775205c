import type { auditList } from "#domain/audit/audit-list.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = CellProps<typeof auditList>;

export const auditCells = { who: Who, action: Action, about: About, change: Change };

function Who({ row: { actor, actorName, role } }: Props) {
  const { text } = useText();
  if (actor === null) return text("audit.program");
  return (
    <>
      <bdi data-any-language>{actorName ?? actor}</bdi>
      <span className="block text-sm text-ink-soft">
        <bdi dir="ltr">{role}</bdi>
      </span>
    </>
  );
}

function Action({ row: { action } }: Props) {
  const { text, has } = useText();
  const id = `audit.action.${action}`;
  return has(id) ? text(id) : <bdi dir="ltr">{action}</bdi>;
}

function About({ row: { subjectKind, subject } }: Props) {
  return (
    <span data-any-language>
      <bdi dir="ltr">{subjectKind}</bdi>
      <span className="block text-sm break-all text-ink-soft">
        <bdi dir="ltr">{subject}</bdi>
      </span>
    </span>
  );
}

/** Folded, because most readers want to know who and when. Values are always left to right. */
function Change({ row: { before, after } }: Props) {
  const { text } = useText();
  if (before === null && after === null) return null;
  return (
    <details>
      <summary className="cursor-pointer whitespace-nowrap">{text("audit.show_change")}</summary>
      <dl className="mt-2 grid gap-2 text-sm">
        {Object.entries({ before, after } as const).map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt className="font-medium">{text(name === "before" ? "audit.before" : "audit.after")}</dt>
                <dd data-any-language>
                  <pre dir="ltr" className="max-w-prose whitespace-pre-wrap break-all">
                    {JSON.stringify(value, null, 2)}
                  </pre>
                </dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}
