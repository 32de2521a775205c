import { useText } from "../../i18n/text.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** A list that could not be fetched. The way forward is the page itself, once more: that works without JavaScript too. */
export function NotLoaded({ className }: { className?: string }) {
  const { text } = useText();
  return (
    <Notice tone="bad" role="alert" title={text("cards.failed.title")} className={className}>
      <p>{text("cards.failed.text")}</p>
      <ButtonLink href="" variant="secondary" size="small" className="mt-3">
        {text("shell.error.retry")}
      </ButtonLink>
    </Notice>
  );
}
