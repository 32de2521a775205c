import { alertAddresses } from "#domain/running/alert.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { addressesKey } from "./keys.ts";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";

/** Who is written to when something needs a person. */
export function AlertAddresses() {
  const { text } = useText();
  const { data } = useApi(addressesKey, freshForMs);
  const { mutate, pending } = useMutation([addressesKey], text("running.saved"));
  const read = (typed: FormData) =>
    alertAddresses.safeParse(typedText(typed, "addresses").split(/\s+/).filter(Boolean));
  const save = async (typed: FormData) => {
    const { data: addresses } = read(typed);
    if (addresses) await mutate("PUT", addressesKey, { addresses });
  };
  if (!data) return null;
  return (
    <Form
      onSubmit={save}
      check={(typed) => ({ addresses: !read(typed).success && text("running.addresses.wrong") })}
      className="max-w-prose"
      submit={text("running.save")}
      variant="secondary"
      pending={pending}
    >
      <h2 className="text-xl">{text("running.addresses")}</h2>
      <TextareaField
        label={text("running.addresses.label")}
        hint={text("running.addresses.hint")}
        name="addresses"
        rows={3}
        dir="ltr"
        defaultValue={data.join("\n")}
      />
    </Form>
  );
}
