import { X } from "#app/components/ui/icons.tsx";
import * as RadixToast from "radix-ui/toast";
import { classNames } from "./class-names.ts";
import { toasts, type Toast } from "./toast-store.ts";
import { toastRegionClasses } from "./toast-region.tsx";
import { useToasts } from "./use-toasts.ts";

export type ToasterProps = Readonly<{
  /** Names the region; "{hotkey}" becomes F8: "Notifications ({hotkey})". */
  regionLabel: string;
  /** Read before each toast: "Notification". */
  toastLabel: string;
  closeLabel: string;
}>;

export const closesAfterMs = 5000;
export const swipeThresholdPx = 50;
export const hotkey = "F8";

/** Loaded with the first toast: see LazyToaster. */
export function Toaster({ regionLabel, toastLabel, closeLabel }: ToasterProps) {
  return (
    <RadixToast.Provider
      label={toastLabel}
      duration={closesAfterMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {useToasts().map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
      <RadixToast.Viewport hotkey={hotkeys} label={regionLabel} className={toastRegionClasses} />
    </RadixToast.Provider>
  );
}

// A constant array: Radix adds its listeners again for a new one.
const hotkeys = [hotkey];

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  return (
    <RadixToast.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) toasts.dismiss(toast.id);
      }}
      className={classNames(
        "pointer-events-auto flex animate-rise items-start gap-3 border-s-4 bg-paper-raised p-4 shadow-lg",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
        toast.look === "destructive" ? "border-bad" : "border-action",
      )}
    >
      <div className="grow">
        <RadixToast.Title className={classNames("font-semibold", toast.look === "destructive" && "text-bad")}>
          {toast.title}
        </RadixToast.Title>
        {toast.description !== undefined && (
          <RadixToast.Description>{toast.description}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close
        aria-label={closeLabel}
        className="grid size-8 shrink-0 place-items-center rounded-sm"
      >
        <X aria-hidden="true" className="size-5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
