import * as RadixAlertDialog from "radix-ui/alert-dialog";
import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { dialogBackdropClasses, dialogBoxClasses } from "./dialog-look.ts";

type ConfirmDialogProps = {
  /** Names the thing: "Delete the campaign Winter beds?" */
  title: ReactNode;
  description: ReactNode;
  /** Says what will happen: "Delete campaign", never "OK". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** Between the description and the buttons. */
  children?: ReactNode;
  danger?: boolean;
  /** The button that opens it; without one, `open` decides. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Focus starts on cancel, a click outside does nothing, Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <RadixAlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      {props.trigger && <RadixAlertDialog.Trigger asChild>{props.trigger}</RadixAlertDialog.Trigger>}
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={dialogBackdropClasses} />
        <RadixAlertDialog.Content className={dialogBoxClasses}>
          <RadixAlertDialog.Title className="text-xl font-semibold">{props.title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description>{props.description}</RadixAlertDialog.Description>
          {props.children}
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <RadixAlertDialog.Cancel asChild>
              <Button variant="secondary">{props.cancelLabel}</Button>
            </RadixAlertDialog.Cancel>
            <RadixAlertDialog.Action asChild>
              <Button variant={props.danger === true ? "danger" : "primary"} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </RadixAlertDialog.Action>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
