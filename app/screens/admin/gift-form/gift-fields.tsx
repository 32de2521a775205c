import { handMethods, keptAs } from "#domain/entered-gifts/hand-methods.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { useText } from "../../../i18n/text.tsx";
import type { FieldsProps } from "./typed-gift.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

const maxTextLength = 200;
const maxReferenceLength = 70;

/** What came, when and how. */
export function GiftFields({ typed, typing }: FieldsProps) {
  const { text } = useText();
  const isInKind = typed.method === "IN_KIND";
  const isWrong = typed.amount !== "" && refusalOfAmount(parseAmount(typed.amount)) !== undefined;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={text("entered-gifts.method")}
        required
        {...typing("method")}
        options={handMethods.map((value) => ({ value, label: text(`entered-gifts.method.${value}`) }))}
      />
      <TextField label={text("entered-gifts.date")} required {...typing("receivedOn")} type="date" />
      <TextField
        label={text(isInKind ? "entered-gifts.value" : "entered-gifts.amount")}
        required
        error={isWrong && text("entered-gifts.amountWrong")}
        {...typing("amount")}
        inputMode="decimal"
        dir="ltr"
      />
      {typed.method === "BANK_TRANSFER" && (
        <TextField
          label={text("entered-gifts.reference")}
          hint={text("entered-gifts.referenceHint")}
          {...typing("bankReference")}
          minLength={3}
          maxLength={maxReferenceLength}
          dir="ltr"
        />
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
      <TextField label={text("entered-gifts.goods")} required {...said("goods")} />
      <SelectField
        label={text("entered-gifts.keptAs")}
        required
        {...typing("keptAs")}
        options={keptAs.map((value) => ({ value, label: text(`entered-gifts.keptAs.${value}`) }))}
      />
      <TextField
        label={text("entered-gifts.valuedHow")}
        hint={text("entered-gifts.valuedHowHint")}
        required
        {...said("valuedHow")}
      />
      <TextField label={text("entered-gifts.valuedBy")} required {...said("valuedBy")} />
    </>
  );
}
