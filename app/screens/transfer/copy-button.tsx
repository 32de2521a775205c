import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { useHydrated } from "../../components/ui/use-hydrated.ts";
import { useText } from "../../i18n/text.tsx";

/** Comes with the code that makes it work: without JavaScript a tap marks the text instead. */
export function CopyButton({ label, value }: { label: string; value: string }) {
  const { text } = useText();
  const isAlive = useHydrated();
  const [isCopied, setCopied] = useState(false);
  if (!isAlive || !("clipboard" in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      // The browser forbids it: the text can still be marked and copied by hand.
      () => setCopied(false),
    );
  return (
    <Button size="small" variant="secondary" className="print:hidden" onClick={() => void copy()}>
      <span aria-live="polite">{text(isCopied ? "transfer.copied" : "transfer.copy")}</span>
      <span className="sr-only">{label}</span>
    </Button>
  );
}
