import { useState, type FormEvent } from "react";
import { alertAddresses } from "#domain/running/alert.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { useAct } from "../../../components/back-office/use-act.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { addressesKey } from "./keys.ts";

/** Who is written to when something needs a person. */
export function AlertAddresses() {
  const { text } = useText();
  const { data } = useApi(addressesKey, freshForMs);
  const { act, pending } = useAct([addressesKey]);
  const [isWrong, setWrong] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedText(new FormData(event.currentTarget), "addresses").split(/\s+/).filter(Boolean);
    const read = alertAddresses.safeParse(typed);
    setWrong(!read.success);
    if (read.success && (await act("PUT", addressesKey, { addresses: read.data })))
      toasts.add({ title: text("running.saved") });
  };
  if (!data) return null;
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="grid max-w-prose gap-4">
      <h2 className="text-xl">{text("running.addresses")}</h2>
      <Field
        label={text("running.addresses.label")}
        hint={text("running.addresses.hint")}
        error={isWrong && text("running.addresses.wrong")}
      >
        {(control) => (
          <Textarea {...control} name="addresses" rows={3} dir="ltr" defaultValue={data.join("\n")} />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={pending} className="justify-self-start">
        {text("running.save")}
      </Button>
    </form>
  );
}
