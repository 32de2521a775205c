import { Button } from "../../components/ui/button.tsx";
import { classNames } from "../../components/ui/class-names.ts";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { useLocalePath } from "../../routing/locale-path.ts";

const presets = [25, 50, 100] as const;
const preselected = 50;

type Props = { id: string; told?: boolean; className?: string };

/** Hands an amount over to the donate page. A plain GET form: it works before, and without, JavaScript. */
export function AmountPicker({ id, told = false, className }: Props) {
  const { text, format } = useText();
  const donate = useLocalePath("/donate");
  return (
    <form method="get" action={donate} className={className}>
      <fieldset>
        <legend className="mb-3 font-medium">{text("home.amount.legend")}</legend>
        <div className="flex flex-wrap gap-2">
          {presets.map((euros) => (
            <label key={euros} className={classNames("choice", told && "grow")}>
              <input type="radio" name="amount" value={euros} defaultChecked={euros === preselected} />
              <span>
                <span className="text-lg font-semibold">{format.wholeEuros(euros)}</span>
                {told && <Told euros={euros} />}
              </span>
            </label>
          ))}
          <div className="flex min-w-36 grow items-center gap-2 sm:grow-0">
            <label htmlFor={`${id}-custom`} className="font-medium">
              {text("home.amount.custom")}
            </label>
            <TextInput
              id={`${id}-custom`}
              name="custom"
              inputMode="decimal"
              aria-label={text("home.amount.customLabel")}
              className="w-24"
              dir="ltr"
            />
          </div>
        </div>
      </fieldset>
      <Button type="submit" size="large" className="mt-4">
        {text("home.amount.give")}
      </Button>
    </form>
  );
}

function Told({ euros }: { euros: number }) {
  const promise = useApi("/api/promises").data?.find(({ amountCents }) => amountCents === euros * 100);
  return (
    promise && (
      <span data-figure={`promise-${promise.id}`} className="block text-sm text-ink-soft">
        {promise.shortText}
      </span>
    )
  );
}
