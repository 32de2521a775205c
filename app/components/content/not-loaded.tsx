import { useText } from "../../i18n/text.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Links to the page itself, which works without JavaScript. */
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
