import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";

/** A plain form, the same with JavaScript and without; nobody is reminded who did not ask. */
export function Reminder({ on, isAsked }: { on: string; isAsked: boolean }) {
  const { text, format } = useText();
  const date = format.date(on);
  const problem = usePosted("transfer-reminder")?.problem;
  return (
    <form method="post" className="grid max-w-prose justify-items-start gap-3 print:hidden">
      <input type="hidden" name="form" value="transfer-reminder" />
      <input type="hidden" name="remind" value={isAsked ? "no" : "yes"} />
      {problem && <Notice tone="bad">{text(problem)}</Notice>}
      <p>{text(isAsked ? "transfer.reminder.asked" : "transfer.reminder.text", { date })}</p>
      <Button type="submit" variant="secondary">
        {text(isAsked ? "transfer.reminder.no" : "transfer.reminder.yes")}
      </Button>
    </form>
  );
}
