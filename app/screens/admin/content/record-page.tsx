import { Waiting } from "../../../components/content/waiting.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import { ContentEditor } from "./editor.tsx";
import { EditorTrail } from "./editor-trail.tsx";
import { freshForMs, recordKey } from "./keys.ts";
import { kindLabel, newLabel } from "./labels.ts";

/** One record, to be written: the same editor for every kind. */
export default function ContentRecordScreen({ params: { kind = "", id = "" } }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(recordKey(kind, id), freshForMs);
  if (isMissing(entry)) return <NotFoundScreen />;
  const { data, error } = entry;
  const named = data?.title === null ? text(kindLabel(kind)) : data?.title || id;
  const title = data?.id === null ? text(newLabel(kind)) : named;
  return (
    <StaffPage title={title} description={text("editor.description")}>
      <EditorTrail kind={kind} within={data?.title !== null} />
      <noscript>
        <p className="border-s-4 border-warn bg-warn-soft p-4">{text("editor.needsScript")}</p>
      </noscript>
      {!data && <Waiting error={error} />}
      {data && <ContentEditor key={data.id} record={data} />}
    </StaffPage>
  );
}
