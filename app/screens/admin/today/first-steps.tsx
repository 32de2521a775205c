import { useRef } from "react";
import type { FirstStepsAnswer } from "#domain/first-steps/first-steps-answer.ts";
import { firstStepsKey, freshForMs } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { key } from "../../../data/api-key.ts";
import { useUser } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

/** Open setup steps. Loaded separately and only for administrators. */
export function FirstSteps() {
  return useUser()?.role === "ADMIN" ? <StepsLeft /> : null;
}

function StepsLeft() {
  const { text } = useText();
  const { data } = useApi(firstStepsKey, freshForMs);
  const { mutate, pending } = useMutation([firstStepsKey]);
  const title = useRef<HTMLHeadingElement>(null);
  if (!data || data.steps.length === 0) return null;
  const postpone = async (step: string) => {
    await mutate("POST", key("/api/admin/first-steps/:step/postponement", { step }));
    // The pressed button was removed.
    title.current?.focus();
  };
  return (
    <section aria-labelledby="first-steps" className="grid gap-3">
      <h2 id="first-steps" ref={title} tabIndex={-1} className="text-xl">
        {text("admin.firstSteps.title")}
      </h2>
      <p className="text-sm text-ink-soft">
        {text("admin.firstSteps.done", { done: data.done, total: data.total })}
        {data.postponed > 0 && ` ${text("admin.firstSteps.postponed", { count: data.postponed })}`}
      </p>
      <ol className="grid border-t border-line">
        {data.steps.map((step) => (
          <StepRow key={step.id} step={step} pending={pending} onPostpone={() => void postpone(step.id)} />
        ))}
      </ol>
    </section>
  );
}

type RowProps = { step: FirstStepsAnswer["steps"][number]; pending: boolean; onPostpone: () => void };

function StepRow({ step: { id, href, title, why }, pending, onPostpone }: RowProps) {
  const { text } = useText();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 max-w-prose">
        <Link id={`step-${id}`} href={href} className="text-link block py-3">
          {title}
        </Link>
        <p className="text-sm text-ink-soft">{why}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        disabled={pending}
        aria-describedby={`step-${id}`}
        onClick={onPostpone}
      >
        {text("admin.firstSteps.postpone")}
      </Button>
    </li>
  );
}
