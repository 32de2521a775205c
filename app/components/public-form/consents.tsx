import { labelId } from "#domain/forms/define-form.ts";
import { useText } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { Link } from "../../routing/link.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import type { DefinedForm } from "./use-public-form.ts";

export function Consents({ form, names }: { form: DefinedForm; names: readonly string[] }) {
  const { text } = useText();
  const { words, fields } = form.definition;
  if (names.length === 0) return null;
  const boxes = names.map((name) => (
    <Checkbox
      key={name}
      label={text(labelId(form.definition, name) as MessageId)}
      name={name}
      required={fields[name]?.required}
      defaultChecked={form.typed(name) !== undefined}
      {...form.field(name)}
    />
  ));
  return (
    <div className="sm:col-span-2">
      {names.length === 1 ? (
        boxes
      ) : (
        <fieldset>
          <legend className="mb-2 font-medium">{text(`${words}.form.consents` as MessageId)}</legend>
          <div className="grid gap-1">{boxes}</div>
        </fieldset>
      )}
      <p className="mt-2 text-sm">
        <Link href="/privacy" className="text-link">
          {text(`${words}.form.privacy` as MessageId)}
        </Link>
      </p>
    </div>
  );
}
