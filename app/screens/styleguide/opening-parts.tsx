import { Button } from "../../components/ui/button.tsx";
import { ConfirmDialog } from "../../components/ui/confirm-dialog.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Select } from "../../components/ui/select.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { Tooltip, TooltipGroup } from "../../components/ui/tooltip.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePrograms } from "./programs.ts";
import { Sample } from "./section.tsx";

/** Everything that opens above the page. */
export default function OpeningParts() {
  const { text } = useText();
  return (
    <div className="grid gap-10">
      <Sample title={text("styleguide-parts.opening.tooltip")} className="flex flex-wrap gap-3">
        <Tooltips />
      </Sample>
      <Sample
        title={text("styleguide-parts.opening.select")}
        className="grid items-start gap-6 sm:grid-cols-2"
      >
        <Selects />
      </Sample>
      <Sample title={text("styleguide-parts.opening.dialog")} className="flex flex-wrap gap-3">
        <Dialogs />
      </Sample>
    </div>
  );
}

function Tooltips() {
  const { text } = useText();
  return (
    <TooltipGroup>
      <Tooltip text={text("styleguide-parts.opening.tip")}>
        <Button variant="secondary">{text("styleguide-parts.opening.hover")}</Button>
      </Tooltip>
      <Tooltip text={text("styleguide-parts.opening.neighbourTip")}>
        <Button variant="secondary">{text("styleguide-parts.opening.neighbour")}</Button>
      </Tooltip>
    </TooltipGroup>
  );
}

function Selects() {
  const { text, direction } = useText();
  const programs = usePrograms();
  const shared = {
    options: programs,
    placeholder: text("styleguide-parts.choices.placeholder"),
    dir: direction,
  };
  const withDisabled = programs.map((option) => ({ ...option, disabled: option.value === "elderly" }));
  return (
    <>
      <Field label={text("styleguide-parts.state.empty")}>
        {(control) => <Select {...control} {...shared} options={withDisabled} />}
      </Field>
      <Field label={text("styleguide-parts.state.filled")}>
        {(control) => <Select {...control} {...shared} defaultValue="animals" />}
      </Field>
      <Field
        label={text("styleguide-parts.state.refused")}
        error={text("styleguide-parts.choices.listError")}
      >
        {(control) => <Select {...control} {...shared} />}
      </Field>
      <Field label={text("styleguide-parts.state.disabled")}>
        {(control) => <Select {...control} {...shared} disabled />}
      </Field>
    </>
  );
}

function Dialogs() {
  const { text } = useText();
  return (
    <>
      <Dialog
        title={text("styleguide-parts.opening.dialogTitle")}
        description={text("styleguide-parts.opening.dialogText")}
        closeLabel={text("styleguide-parts.opening.close")}
        trigger={<Button variant="secondary">{text("styleguide-parts.opening.openDialog")}</Button>}
      >
        <Field label={text("styleguide-parts.fields.name")}>{(control) => <TextInput {...control} />}</Field>
      </Dialog>
      <ConfirmDialog
        danger
        title={text("styleguide-parts.opening.confirmTitle")}
        description={text("styleguide-parts.opening.confirmText")}
        confirmLabel={text("styleguide-parts.opening.confirm")}
        cancelLabel={text("styleguide-parts.opening.cancel")}
        onConfirm={() => toasts.add({ title: text("styleguide-parts.opening.confirmed") })}
        trigger={<Button variant="danger">{text("styleguide-parts.opening.openConfirm")}</Button>}
      />
    </>
  );
}
