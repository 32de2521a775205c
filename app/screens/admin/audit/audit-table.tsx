import type { AuditLine } from "#domain/audit/audit-search.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { actionId } from "./action-words.ts";

const columns = ["when", "who", "what", "subject", "change"] as const;

export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const { text, format } = useText();
  return (
    <Table label={text("audit.title")} columns={columns.map((column) => text(`audit.column.${column}`))}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className="lg:whitespace-nowrap">
              <time dateTime={line.at}>{format.dateTime(line.at)}</time>
            </td>
            <td>
              <Who actor={line.actor} />
            </td>
            <td>
              <What action={line.action} />
            </td>
            <td data-any-language>
              <bdi dir="ltr">{line.subjectKind}</bdi>
              <span className="block text-sm break-all text-ink-soft">
                <bdi dir="ltr">{line.subjectId}</bdi>
              </span>
            </td>
            <td>
              <Change before={line.before} after={line.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Who({ actor }: { actor: AuditLine["actor"] }) {
  const { text } = useText();
  if (!actor) return text("audit.program");
  return (
    <>
      <bdi data-any-language>{actor.name ?? actor.id}</bdi>
      <span className="block text-sm text-ink-soft">
        <bdi dir="ltr">{actor.role}</bdi>
      </span>
    </>
  );
}

function What({ action }: { action: string }) {
  const { text } = useText();
  const id = actionId(action);
  return id ? text(id) : <bdi dir="ltr">{action}</bdi>;
}

/** Folded, because most who look want to know who and when. Written by machines, so it reads from left to right. */
function Change({ before, after }: Pick<AuditLine, "before" | "after">) {
  const { text } = useText();
  if (before === null && after === null) return null;
  return (
    <details>
      <summary className="cursor-pointer whitespace-nowrap">{text("audit.show_change")}</summary>
      <dl className="mt-2 grid gap-2 text-sm">
        {[["before", before] as const, ["after", after] as const].map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt className="font-medium">{text(`audit.${name}`)}</dt>
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
