import { X } from "#app/components/ui/icons.tsx";
import * as RadixDialog from "radix-ui/dialog";
import type { ReactElement, ReactNode } from "react";
import { dialogBackdropClasses, dialogBoxClasses } from "./dialog-look.ts";

type DialogProps = {
  title: ReactNode;
  /** Read by screen readers after the title. */
  description?: ReactNode;
  closeLabel: string;
  /** The button that opens it; without one, `open` decides. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** Escape and a click outside close it, and focus returns to where it came from. */
export function Dialog({
  title,
  description,
  closeLabel,
  trigger,
  open,
  onOpenChange,
  children,
}: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogBackdropClasses} />
        <RadixDialog.Content
          className={dialogBoxClasses}
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="text-xl font-semibold">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label={closeLabel}
              className="-m-2 grid size-11 shrink-0 place-items-center"
            >
              <X aria-hidden="true" className="size-5" />
            </RadixDialog.Close>
          </div>
          {description !== undefined && (
            <RadixDialog.Description className="text-ink-soft">{description}</RadixDialog.Description>
          )}
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
