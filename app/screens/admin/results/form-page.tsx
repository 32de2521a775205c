import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { useState } from "react";
import { useLocation } from "wouter";
import { measures } from "#domain/results/indicator.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { useApi } from "../../../data/use-api.tsx";
import { indicatorsKey, resultsPath } from "./view.ts";
import { typedWords, WordsFields } from "../../../components/back-office/words-fields.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

export default function IndicatorFormScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("results.new.title")} description={text("results.new.description")}>
      <IndicatorForm />
    </StaffPage>
  );
}

const maxWordsLength = 120;

function IndicatorForm() {
  const { text } = useText();
  const [, navigate] = useLocation();
  const [id] = useState(() => crypto.randomUUID());
  const [measure, setMeasure] = useState("COUNT");
  const { mutate, pending } = useMutation([indicatorsKey], text("results.new.done"));
  const projects = useApi(indicatorsKey).data?.projects ?? [];

  const add = async (form: FormData) => {
    const done = await mutate("POST", "/api/admin/results", {
      id,
      projectId: typedText(form, "project"),
      name: typedText(form, "name"),
      measure: oneOf(measures, measure) ?? "COUNT",
      adds: measure === "COUNT" && form.has("adds"),
      label: typedWords(form, "label"),
      unit: typedWords(form, "unit"),
    });
    if (!done) return;
    navigate(`${resultsPath}/${id}`);
  };
  return (
    <Form onSubmit={add} className="max-w-3xl" submit={text("results.new.button")} pending={pending}>
      <SelectField
        label={text("results.field.project")}
        required
        name="project"
        defaultValue=""
        placeholder={text("results.field.choose")}
        options={projects.map(({ id: value, title }) => ({ value, label: title }))}
      />
      <WordsFields name="label" label={text("results.field.label")} maxLength={maxWordsLength} />
      <WordsFields
        name="unit"
        label={text("results.field.unit")}
        hint={text("results.field.unitHint")}
        maxLength={maxWordsLength}
      />
      <SelectField
        label={text("results.field.measure")}
        required
        value={measure}
        onChange={({ target }) => setMeasure(target.value)}
        options={measures.map((value) => ({ value, label: text(`results.measure.${value}`) }))}
      />
      {measure === "COUNT" && (
        <Checkbox name="adds" label={text("results.field.adds")} hint={text("results.field.addsHint")} />
      )}
      <TextField
        label={text("results.field.name")}
        hint={text("results.field.nameHint")}
        required
        name="name"
        dir="ltr"
        pattern="[a-z][A-Za-z]{1,59}"
      />
    </Form>
  );
}
