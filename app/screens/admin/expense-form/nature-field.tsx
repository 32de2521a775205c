import { costNatures, usualNatures } from "#domain/annual-lines.ts";
import { spendingCategories } from "#domain/spending-category.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { useText } from "../../../i18n/text.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";

type Props = { category: string; chosen: string; onChoose: (nature: string) => void };

/** What the costs were made of: what their category mostly is, until somebody says otherwise. */
export function NatureField({ category, chosen, onChoose }: Props) {
  const { text } = useText();
  const usual = usualNatures[oneOf(spendingCategories, category) ?? "PROGRAM"];
  return (
    <SelectField
      label={text("expenses.nature")}
      hint={text("expenses.natureHint")}
      value={chosen || usual}
      onChange={({ target: { value } }) => onChoose(value)}
      options={costNatures.map((value) => ({ value, label: text(`annual.nature.${value}`) }))}
    />
  );
}
