import { useState } from "react";
import type { SegmentAnswer, SegmentOptions } from "#domain/contacts/segment.ts";
import { segmentKey, segmentOptionsKey } from "../../../components/back-office/keys.ts";
import { Trail } from "../../../components/content/trail.tsx";
import { Waiting } from "../../../components/content/waiting.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import { SegmentForm } from "./segment-form.tsx";

export default function SegmentScreen({ params: { id } }: ScreenProps) {
  const { text } = useText();
  const { data: options, error } = useApi(segmentOptionsKey);
  return (
    <StaffPage title={text("segments.one")} description={text("segments.description")}>
      {options === undefined || options === null ? (
        <Waiting error={error} />
      ) : id === undefined ? (
        <New options={options} />
      ) : (
        <Known id={id} options={options} />
      )}
    </StaffPage>
  );
}

function New({ options }: { options: SegmentOptions }) {
  // A segment that is sent twice is stored once.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <>
      <Above />
      <SegmentForm id={id} known={null} options={options} />
    </>
  );
}

function Known({ id, options }: { id: string; options: SegmentOptions }) {
  const entry = useApi(segmentKey(id));
  if (isMissing(entry)) return <NotFoundScreen />;
  const known: SegmentAnswer | null | undefined = entry.data;
  if (!known) return <Waiting error={entry.error} />;
  return (
    <>
      <Above name={known.name} />
      <SegmentForm key={known.version} id={id} known={known} options={options} />
    </>
  );
}

function Above({ name }: { name?: string }) {
  const { text } = useText();
  return (
    <Trail
      above={[{ href: "/admin/segments", label: text("segments.title") }]}
      here={name ?? text("segments.add")}
    />
  );
}
