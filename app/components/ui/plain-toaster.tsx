import { Button } from "./button.tsx";
import { toastRegionClasses } from "./toast-region.tsx";
import { toasts } from "./toast-store.ts";
import type { ToasterProps } from "./toaster.tsx";
import { useToasts } from "./use-toasts.ts";

/** Says the same words with nothing but the page itself, for when the real toaster cannot be fetched. It waits to be closed. */
export function PlainToaster({ regionLabel, closeLabel }: ToasterProps) {
  const open = useToasts().filter((toast) => toast.open);
  return (
    <section aria-label={regionLabel.replace("{hotkey}", "F8")} className={toastRegionClasses}>
      <div aria-live="assertive">
        {open.map(({ id, title, description }) => (
          <div
            key={id}
            className="pointer-events-auto border-s-4 border-action bg-paper-raised p-4 shadow-lg"
          >
            <p className="font-semibold">{title}</p>
            <p>{description}</p>
            <Button variant="quiet" size="small" onClick={() => toasts.dismiss(id)}>
              {closeLabel}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}
