import { useState } from "react";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import type { ApplicationsList } from "#domain/applications/review/applications-list.ts";
import type { RowOf } from "#domain/lists/list.ts";
import { useText } from "../../../i18n/text.tsx";
import { LetterView } from "../application/letter-view.tsx";
import { useLetter } from "../application/use-letter.ts";

type Row = RowOf<ApplicationsList>;
type Props = { kind: ApplicationKind; to: ApplicationStatus; rows: readonly Row[] };

/** Who gets an email about the move, by language, with one email of each language to read before. */
export function Recipients({ kind, to, rows }: Props) {
  const { text } = useText();
  const byLanguage = [...Map.groupBy(rows, ({ language }) => language)];
  return (
    <div className="grid max-h-80 gap-4 overflow-y-auto">
      {byLanguage.map(([language, sent]) => (
        <section key={language} className="grid gap-1">
          <h3 className="text-base font-medium">
            {text("admin.bulk.emails", { language: text(`admin.language.${language}`), count: sent.length })}
          </h3>
          <ul className="text-sm">
            {sent.map(({ id, contact, email }) => (
              <li key={id} className="wrap-anywhere">
                <bdi data-any-language>{contact}</bdi>{" "}
                <bdi dir="ltr" className="text-ink-soft">
                  {email}
                </bdi>
              </li>
            ))}
          </ul>
          {sent[0] && <Example key={`${sent[0].id} ${to}`} kind={kind} to={to} row={sent[0]} />}
        </section>
      ))}
    </div>
  );
}

/** Asks for the email only when it is opened. */
function Example({ kind, to, row: { id } }: Omit<Props, "rows"> & { row: Row }) {
  const { text } = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="text-link cursor-pointer py-2 text-sm">{text("admin.bulk.example")}</summary>
      {isOpen && <Letter kind={kind} to={to} id={id} />}
    </details>
  );
}

function Letter({ kind, to, id }: { kind: ApplicationKind; to: ApplicationStatus; id: string }) {
  return <LetterView letter={useLetter({ kind, id }, { to, line: "" })} />;
}
