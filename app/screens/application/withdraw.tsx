import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Link } from "../../routing/link.tsx";

/**
 * Asks once, by opening: the same with JavaScript and without. A plain form, with no trap for programs: nobody can send it who
 * does not hold the link.
 */
export function Withdraw({ mayWithdraw }: { mayWithdraw: boolean }) {
  const { text } = useText();
  const problem = usePosted("withdraw")?.problem;
  return (
    <div className="mt-10 border-t border-line pt-6 print:hidden">
      {problem && (
        <Notice tone="bad" className="mb-6">
          {text(problem)}
        </Notice>
      )}
      {mayWithdraw ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
            {text("own-application.withdraw")}
          </summary>
          <form method="post" className="mt-3 grid max-w-prose justify-items-start gap-4">
            <input type="hidden" name="form" value="withdraw" />
            <p>{text("own-application.withdraw.text")}</p>
            <Button type="submit" variant="danger">
              {text("own-application.withdraw.confirm")}
            </Button>
          </form>
        </details>
      ) : (
        <p className="max-w-prose">
          {text("own-application.approved")}{" "}
          <Link href="/contact" className="text-link inline-block py-1">
            {text("own-application.contact")}
          </Link>
        </p>
      )}
    </div>
  );
}
