import { useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { toasts, type ShownToast } from "../../../components/ui/toast-store.ts";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../section.tsx";
import { useHydrated } from "../../../components/ui/use-hydrated.ts";

export default function ToastsSection() {
  const { text } = useText();
  const awake = useHydrated();
  const last = useRef<ShownToast>(undefined);
  const showDefault = () => {
    last.current = toasts.add({
      title: text("styleguide-parts.toasts.thanks"),
      description: text("styleguide-parts.toasts.thanksText"),
    });
  };
  const showDestructive = () => {
    last.current = toasts.add({
      title: text("styleguide-parts.toasts.failed"),
      description: text("styleguide-parts.toasts.failedText"),
      look: "destructive",
    });
  };
  return (
    <Section id="toasts">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!awake} onClick={showDefault}>
          {text("styleguide-parts.toasts.default")}
        </Button>
        <Button variant="secondary" disabled={!awake} onClick={showDestructive}>
          {text("styleguide-parts.toasts.destructive")}
        </Button>
        <Button
          variant="quiet"
          disabled={!awake}
          onClick={() => last.current?.update({ title: text("styleguide-parts.toasts.changed") })}
        >
          {text("styleguide-parts.toasts.update")}
        </Button>
        <Button variant="quiet" disabled={!awake} onClick={() => toasts.dismiss()}>
          {text("styleguide-parts.toasts.dismiss")}
        </Button>
      </div>
    </Section>
  );
}
