import { Button } from "../../components/ui/button.tsx";
import { ConfirmDialog } from "../../components/ui/confirm-dialog.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Select } from "../../components/ui/select.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { Tooltip, TooltipGroup } from "../../components/ui/tooltip.tsx";
import { TextField } from "../../components/ui/text-field.tsx";

const programs = [
  { value: "children", label: "Children" },
  { value: "elderly", label: "Elderly", disabled: true },
  { value: "animals", label: "Animals" },
];

export function Opening() {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TooltipGroup>
        <Tooltip text="Opens after 0.7 seconds">
          <Button variant="secondary">Tooltip</Button>
        </Tooltip>
        <Tooltip text="Opens at once after the first">
          <Button variant="secondary">Next tooltip</Button>
        </Tooltip>
      </TooltipGroup>
      <Field label="Program">
        {(control) => <Select {...control} options={programs} placeholder="Choose a program" dir="ltr" />}
      </Field>
      <Dialog
        title="Change your name"
        description="It will be on your next receipt."
        closeLabel="Close"
        trigger={<Button variant="secondary">Dialog</Button>}
      >
        <TextField label="Your name" />
      </Dialog>
      <ConfirmDialog
        danger
        title="Delete the campaign?"
        description="The gifts to it stay in the books."
        confirmLabel="Delete campaign"
        cancelLabel="Keep it"
        onConfirm={() => toasts.add({ title: "Nothing was deleted" })}
        trigger={<Button variant="danger">Question</Button>}
      />
    </div>
  );
}

export function Toasts() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => toasts.add({ title: "Payment successful" })}>
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => toasts.add({ title: "Payment failed", look: "destructive" })}
      >
        Failure toast
      </Button>
    </div>
  );
}
