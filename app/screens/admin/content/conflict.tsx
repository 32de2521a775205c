import { useEffect, useMemo, useRef, useState } from "react";
import { differencesBetween, merged, type Difference } from "#domain/content/editing/differences.ts";
import { Button } from "../../../components/ui/button.tsx";
import { RadioGroup } from "../../../components/ui/radio-group.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useLabels } from "./editor-context.ts";
import { pathLabel } from "./labels.ts";
import type { Theirs } from "../../../components/back-office/send-edit.ts";
import type { Editor } from "./use-editor.ts";

/** Two people changed the same version. Each field shows both changes and which one to keep. */
export function Conflict({ editor, theirs }: { editor: Editor; theirs: Theirs }) {
  const { text } = useText();
  const box = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Record<string, "ours" | "theirs">>({});
  const { base, body } = editor;
  const differences = useMemo(
    () => differencesBetween(base.body, body, theirs.body),
    [base.body, body, theirs.body],
  );
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="grid gap-5 border-s-4 border-warn bg-warn-soft p-5"
    >
      <h2 id="conflict" className="text-xl">
        {text("editor.conflict.title", { name: theirs.changedBy ?? text("editor.conflict.someone") })}
      </h2>
      <p>{text("editor.conflict.text")}</p>
      {differences.map((difference) =>
        difference.by === "both" ? (
          <Choice
            key={difference.path}
            difference={difference}
            value={chosen[difference.path] ?? "ours"}
            onChange={(whose) => setChosen({ ...chosen, [difference.path]: whose })}
          />
        ) : (
          <OneSided key={difference.path} difference={difference} />
        ),
      )}
      <div>
        <Button onClick={() => editor.join(merged(theirs.body, differences, chosen))}>
          {text("editor.conflict.join")}
        </Button>
      </div>
    </section>
  );
}

type ChoiceProps = {
  difference: Difference;
  value: "ours" | "theirs";
  onChange: (whose: "ours" | "theirs") => void;
};

function Choice({ difference: { path, ours, theirs }, value, onChange }: ChoiceProps) {
  const { text } = useText();
  const { fieldLabel } = useLabels();
  return (
    <RadioGroup
      name={`conflict.${path}`}
      legend={pathLabel(path, text, fieldLabel)}
      value={value}
      onChange={(whose) => onChange(whose === "theirs" ? "theirs" : "ours")}
      layout="sm:grid-cols-2"
      options={[
        { value: "ours", label: text("editor.conflict.mine"), hint: <Value value={ours} /> },
        { value: "theirs", label: text("editor.conflict.theirs"), hint: <Value value={theirs} /> },
      ]}
    />
  );
}

function OneSided({ difference: { path, by, ours, theirs } }: { difference: Difference }) {
  const { text } = useText();
  const { fieldLabel } = useLabels();
  return (
    <p className="text-sm">
      <strong>{pathLabel(path, text, fieldLabel)}</strong>
      {" · "}
      {text(by === "theirs" ? "editor.conflict.onlyTheirs" : "editor.conflict.onlyMine")}
      {": "}
      <Value value={by === "theirs" ? theirs : ours} />
    </p>
  );
}

function Value({ value }: { value: unknown }) {
  const { text } = useText();
  if (Array.isArray(value)) return text("editor.conflict.list", { count: value.length });
  if (value === null || value === undefined || value === "") return text("editor.conflict.empty");
  const shown =
    typeof value === "object"
      ? Object.values(value).map(String).join(" · ")
      : typeof value === "string"
        ? value
        : JSON.stringify(value);
  return <bdi className="whitespace-pre-line">{shown}</bdi>;
}
