import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { Notice } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { Work } from "./use-work.ts";

/** Changes that a colleague made since this page was loaded. Typed input stays in the form. */
export function ChangedMeanwhile({ work: { application, overtaken } }: { work: Work }) {
  const { text } = useText();
  if (!overtaken || overtaken.version === application.version) return null;
  return (
    <Notice tone="warn" role="alert" title={text("application.changed.title")}>
      <ul className="list-disc ps-5">
        <Changes before={overtaken} now={application} />
      </ul>
    </Notice>
  );
}

function Changes({ before, now }: { before: ApplicationAnswer; now: ApplicationAnswer }) {
  const { text } = useText();
  const somebody = text("application.somebody");
  return (
    <>
      {now.history.slice(before.history.length).map(({ by, to, at }) => (
        <li key={at}>
          {text("application.changed.moved", { name: by ?? somebody, status: text(`admin.status.${to}`) })}
        </li>
      ))}
      {before.assignee?.id !== now.assignee?.id && (
        <li>{text("application.changed.assigned", { name: now.assignee?.name ?? text("admin.nobody") })}</li>
      )}
      {now.check && before.check?.state !== now.check.state && (
        <li>{text("application.changed.check", { state: text(`application.check.${now.check.state}`) })}</li>
      )}
    </>
  );
}
