import { handMethods, keptAs } from "#domain/entered-gifts/hand-methods.ts";
import { languageFacts, languages } from "#domain/language.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { CheckedField } from "../../../components/back-office/checked-field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { expenseChoicesKey, noChoices } from "../expenses/view.ts";
import { anywhere, type startingValues } from "./typed-gift.ts";

type Start = { start: ReturnType<typeof startingValues> };
type Props = Start & {
  method: string;
  onMethod: (method: string) => void;
  onReference: (reference: string) => void;
};

export function GiftFields({ start, method, onMethod, onReference }: Props) {
  const { text } = useText();
  const isInKind = method === "IN_KIND";
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={text("entered-gifts.method")}
        required
        name="method"
        value={method}
        onChange={({ target }) => onMethod(target.value)}
        options={handMethods.map((value) => ({ value, label: text(`entered-gifts.method.${value}`) }))}
      />
      <TextField
        label={text("entered-gifts.date")}
        required
        name="receivedOn"
        type="date"
        defaultValue={start.receivedOn}
      />
      <CheckedField
        label={text(isInKind ? "entered-gifts.value" : "entered-gifts.amount")}
        required
        isValid={(typed) => refusalOfAmount(parseAmount(typed)) === undefined}
        wrong={text("entered-gifts.amountWrong")}
        name="amount"
        inputMode="decimal"
        dir="ltr"
        defaultValue={start.amount}
      />
      {method === "BANK_TRANSFER" && (
        <TextField
          label={text("entered-gifts.reference")}
          hint={text("entered-gifts.referenceHint")}
          name="bankReference"
          minLength={3}
          maxLength={70}
          dir="ltr"
          defaultValue={start.bankReference}
          onChange={({ target }) => onReference(target.value)}
        />
      )}
      {isInKind && <InKindFields start={start} />}
    </div>
  );
}

function InKindFields({ start }: Start) {
  const { text } = useText();
  const fieldOf = (name: "goods" | "valuedHow" | "valuedBy") => ({
    label: text(`entered-gifts.${name}`),
    name,
    required: true,
    minLength: 3,
    maxLength: 200,
  });
  return (
    <>
      <TextField {...fieldOf("goods")} defaultValue={start.goods} />
      <SelectField
        label={text("entered-gifts.keptAs")}
        required
        name="keptAs"
        options={keptAs.map((value) => ({ value, label: text(`entered-gifts.keptAs.${value}`) }))}
      />
      <TextField {...fieldOf("valuedHow")} hint={text("entered-gifts.valuedHowHint")} />
      <TextField {...fieldOf("valuedBy")} />
    </>
  );
}

export function DonorFields({ start }: Start) {
  const { text } = useText();
  const campaigns = useApi("/api/campaigns/urgent").data ?? [];
  const { programs } = useApi(expenseChoicesKey).data ?? noChoices;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={text("entered-gifts.name")}
        hint={text("entered-gifts.nameHint")}
        name="donorName"
        defaultValue={start.donorName}
      />
      <TextField
        label={text("entered-gifts.email")}
        hint={text("entered-gifts.emailHint")}
        name="donorEmail"
        type="email"
        defaultValue={start.donorEmail}
      />
      <SelectField
        label={text("entered-gifts.language")}
        name="language"
        defaultValue={start.language}
        options={languages.map((value) => ({ value, label: languageFacts[value].name }))}
      />
      <SelectField
        label={text("entered-gifts.purpose")}
        name="purpose"
        defaultValue={start.purpose}
        options={[
          { value: anywhere, label: text("entered-gifts.purpose.anywhere") },
          ...campaigns.map(({ id, title }) => ({
            value: `campaign:${id}`,
            label: text("entered-gifts.purpose.campaign", { name: title }),
          })),
          ...programs.map(({ id, name }) => ({
            value: `program:${id}`,
            label: text("entered-gifts.purpose.program", { name }),
          })),
        ]}
      />
    </div>
  );
}
