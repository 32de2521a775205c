import { handMethods, keptAs } from "#domain/entered-gifts/hand-methods.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { Field } from "../../../components/ui/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { FieldsProps } from "./typed-gift.ts";

const maxTextLength = 200;
const maxReferenceLength = 70;

/** What came, when and how. */
export function GiftFields({ typed, typing }: FieldsProps) {
  const { text } = useText();
  const isInKind = typed.method === "IN_KIND";
  const isWrong = typed.amount !== "" && refusalOfAmount(parseAmount(typed.amount)) !== undefined;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={text("entered-gifts.method")} required>
        {(control) => (
          <NativeSelect
            {...control}
            {...typing("method")}
            options={handMethods.map((value) => ({ value, label: text(`entered-gifts.method.${value}`) }))}
          />
        )}
      </Field>
      <Field label={text("entered-gifts.date")} required>
        {(control) => <TextInput {...control} {...typing("receivedOn")} type="date" />}
      </Field>
      <Field
        label={text(isInKind ? "entered-gifts.value" : "entered-gifts.amount")}
        required
        error={isWrong && text("entered-gifts.amountWrong")}
      >
        {(control) => <TextInput {...control} {...typing("amount")} inputMode="decimal" dir="ltr" />}
      </Field>
      {typed.method === "BANK_TRANSFER" && (
        <Field label={text("entered-gifts.reference")} hint={text("entered-gifts.referenceHint")}>
          {(control) => (
            <TextInput
              {...control}
              {...typing("bankReference")}
              minLength={3}
              maxLength={maxReferenceLength}
              dir="ltr"
            />
          )}
        </Field>
      )}
      {isInKind && <InKindFields typed={typed} typing={typing} />}
    </div>
  );
}

/** A thing is worth what somebody can show that it is. */
function InKindFields({ typing }: FieldsProps) {
  const { text } = useText();
  const said = (name: "goods" | "valuedHow" | "valuedBy") => ({
    ...typing(name),
    minLength: 3,
    maxLength: maxTextLength,
  });
  return (
    <>
      <Field label={text("entered-gifts.goods")} required>
        {(control) => <TextInput {...control} {...said("goods")} />}
      </Field>
      <Field label={text("entered-gifts.keptAs")} required>
        {(control) => (
          <NativeSelect
            {...control}
            {...typing("keptAs")}
            options={keptAs.map((value) => ({ value, label: text(`entered-gifts.keptAs.${value}`) }))}
          />
        )}
      </Field>
      <Field label={text("entered-gifts.valuedHow")} hint={text("entered-gifts.valuedHowHint")} required>
        {(control) => <TextInput {...control} {...said("valuedHow")} />}
      </Field>
      <Field label={text("entered-gifts.valuedBy")} required>
        {(control) => <TextInput {...control} {...said("valuedBy")} />}
      </Field>
    </>
  );
}
