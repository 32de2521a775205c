import { useSearch } from "wouter";
import { signInProblems } from "#domain/accounts/sign-in-problem.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
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
        {problem}
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

/** In the words that a refused form came back with: this page need not bring the catalog of every reason. */
function useProblem(search: URLSearchParams): string | undefined {
  const { text } = useText();
  const refused = [usePosted("email"), usePosted("demo")].find((posted) => posted?.problem);
  const told = signInProblems.find((problem) => problem === search.get("problem"));
  return refused?.sentence ?? (told && text(`signin.problem.${told}`));
}
