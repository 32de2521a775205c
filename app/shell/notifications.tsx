import { LazyToaster } from "../components/ui/lazy-toaster.tsx";
import { useText } from "../i18n/text.tsx";

/** Where toasts appear; shown with `toasts.add` from anywhere. */
export function Notifications() {
  const { text } = useText();
  return (
    <LazyToaster
      // The toaster itself knows the key and puts it in.
      regionLabel={text("shell.toast.region", { hotkey: "{hotkey}" })}
      toastLabel={text("shell.toast.label")}
      closeLabel={text("shell.toast.close")}
    />
  );
}
