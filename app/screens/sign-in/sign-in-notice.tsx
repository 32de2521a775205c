import { useSearch } from "wouter";
import { signInProblems } from "#domain/accounts/sign-in-problem.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { usePosted } from "../../posted-form.tsx";

/** What happened a moment ago: a link is under way, or why nothing came of it. */
export function SignInNotice() {
  const { text } = useText();
  const { mode } = useSite();
  const search = new URLSearchParams(useSearch());
  const problem = useProblem(search);
  if (problem) {
    return (
      <Notice tone="bad" title={text("signin.problem.title")}>
        {text(problem)}
      </Notice>
    );
  }
  if (!search.has("sent")) return null;
  return (
    <Notice tone="good" title={text("signin.sent.title")}>
      <p>{text("signin.sent.text")}</p>
      <p className="mt-2">{text("signin.sent.again")}</p>
      {mode === "demo" && (
        <p className="mt-2">
          <a href="/demo/mailbox" className="text-link">
            {text("signin.sent.mailbox")}
          </a>
        </p>
      )}
    </Notice>
  );
}

function useProblem(search: URLSearchParams): MessageId | undefined {
  const [email, demo] = [usePosted("email"), usePosted("demo")];
  const told = signInProblems.find((problem) => problem === search.get("problem"));
  return email?.problem ?? demo?.problem ?? (told && `signin.problem.${told}`);
}
