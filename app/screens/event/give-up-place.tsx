import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";

/**
 * The letter's link leads here. It takes one more click, because mail scanners follow links. A plain form, with no trap for
 * programs: nobody can send it who does not know the registration.
 */
export function GiveUpPlace({ registration }: { registration: string }) {
  const { text } = useText();
  const problem = usePosted("give-up")?.problem;
  if (problem) return <Notice tone="bad">{text(problem)}</Notice>;
  return (
    <form method="post" action="#registration">
      <input type="hidden" name="form" value="give-up" />
      <input type="hidden" name="registration" value={registration} />
      <h2 className="text-2xl">{text("events.giveUp.title")}</h2>
      <p className="mt-2 mb-6">{text("events.giveUp.text")}</p>
      <Button type="submit" size="large" className="w-full">
        {text("events.giveUp.submit")}
      </Button>
    </form>
  );
}
