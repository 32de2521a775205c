import { useState } from "react";
import { DocumentField, documentIn } from "../../../components/back-office/document-field.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ReverseDialog } from "../../../components/back-office/reverse-dialog.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { useMayBook } from "../../../data/site.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { copyKey } from "./view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";
import type { Answer } from "../../../data/api-key.ts";

/** The public copy of the document of a cost, and its upload. */
export function PublicCopy({ number }: { number: number }) {
  const { text } = useText();
  const mayBook = useMayBook();
  const { data: state } = useApi(copyKey(String(number)), freshForMs);
  if (!state || state.mayPublish === "not_a_cost") return null;
  return (
    <section aria-labelledby="copy" className="grid gap-4 [&>*]:min-w-0">
      <h3 id="copy" className="heading-3">
        {text("documents.copy")}
      </h3>
      {state.mayPublish !== "yes" && <p>{text(`documents.copy.${state.mayPublish}`)}</p>}
      <CopyHashes state={state} />
      <p>
        <Link href={`/transparency/expenses/${number}`} className="text-link">
          {text("documents.copy.page")}
        </Link>
      </p>
      {mayBook && state.mayPublish === "yes" && (
        <CopyForm key={state.copy?.sha256} number={number} isReplaced={state.copy !== null} />
      )}
    </section>
  );
}

function CopyForm({ number, isReplaced }: { number: number; isReplaced: boolean }) {
  const { text } = useText();
  const [id] = useState(() => crypto.randomUUID());
  const changes = [copyKey(String(number))];
  const { mutate, pending } = useMutation(changes, text("documents.copy.published"));
  const publish = async (typed: FormData) => {
    const reason = isReplaced ? typedText(typed, "reason") : null;
    const documentBase64 = await documentIn(typed);
    await mutate("POST", "/api/admin/public-copies", { id, number, reason, documentBase64 });
  };
  return (
    <>
      <Form
        onSubmit={publish}
        className="max-w-2xl"
        submit={text("documents.copy.publish")}
        variant="secondary"
        pending={pending}
      >
        <p className="max-w-prose text-ink-soft">{text("documents.copy.lead")}</p>
        <DocumentField label={text("documents.copy.file")} hint={text("documents.copy.hint")} />
        {isReplaced && (
          <TextField
            label={text("documents.copy.reason")}
            required
            name="reason"
            minLength={3}
            maxLength={500}
          />
        )}
      </Form>
      {isReplaced && (
        <ReverseDialog
          description={text("documents.copy.public")}
          trigger={{ label: text("documents.copy.withdraw"), named: text("documents.copy.withdraw") }}
          words={{
            title: text("documents.copy.withdraw"),
            text: text("documents.copy.withdraw.text"),
            button: text("documents.copy.withdraw"),
            done: text("documents.copy.withdrawn"),
          }}
          changes={changes}
          reverse={(withdraw, reason) =>
            withdraw("POST", "/api/admin/public-copies", {
              id: crypto.randomUUID(),
              number,
              reason,
              documentBase64: null,
            })
          }
        />
      )}
    </>
  );
}

type Props = { state: Answer<"GET", "/api/admin/public-copies/:number"> };

function CopyHashes({ state: { originalSha256, copy } }: Props) {
  const { text, format } = useText();
  if (originalSha256 === null) return null;
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="text-ink-soft">{text("documents.copy.original")}, SHA-256</dt>
        <dd className="break-all">
          <bdi dir="ltr">{originalSha256}</bdi>
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft">{text("documents.copy.public")}, SHA-256</dt>
        <dd className="break-all" data-any-language>
          {copy ? <bdi dir="ltr">{copy.sha256}</bdi> : text("documents.copy.none")}
          {copy && (
            <span className="block text-sm text-ink-soft">
              {text("documents.copy.by", {
                date: format.date(copy.enteredOn),
                name: copy.enteredBy ?? text("documents.copy.somebody"),
              })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
