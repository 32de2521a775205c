import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = { title: string; text: string; secret: string };

/** A secret that no later page can show. */
export function ShownOnce({ title, text: explained, secret }: Props) {
  const { text } = useText();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <Notice tone="good" role="alert" title={title}>
      <p>{explained}</p>
      <p className="my-2">
        <code dir="ltr" className="break-all">
          {secret}
        </code>
      </p>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {text(copied ? "connections.copied" : "connections.copy")}
      </Button>
    </Notice>
  );
}
