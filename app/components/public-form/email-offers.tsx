import { emailPurposes, type EmailPurpose } from "#domain/email-purposes.ts";
import { useText } from "../../i18n/text.tsx";
import { Checkbox } from "../ui/checkbox.tsx";

type Props = {
  /** The boxes of a form that the server refused. */
  typed: (purpose: EmailPurpose) => string | undefined;
  className?: string;
};

/** A box for each purpose of our emails; none is ticked. */
export function EmailOffers({ typed, className }: Props) {
  const { text } = useText();
  return (
    <fieldset className={className}>
      <legend className="font-medium">{text("consent.legend")}</legend>
      <p className="mb-2 text-sm text-ink-soft">{text("consent.hint")}</p>
      <div className="grid gap-1">
        {emailPurposes.map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            label={text(`consent.${purpose}`)}
            hint={text(`consent.${purpose}Hint`)}
            defaultChecked={typed(purpose) !== undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}
