import { useContext, useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { errorIdOf, FieldError, FieldErrors, FieldHint, hintIdOf, RequiredMark } from "./field.tsx";

type RadioOption = Readonly<{
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}>;

type RadioGroupProps = {
  name: string;
  legend: ReactNode;
  /** When a heading already shows it. */
  hideLegend?: boolean;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  id?: string;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Grid classes: "grid-cols-2 sm:grid-cols-4". */
  layout?: string;
  className?: string;
};

/** Native radios: arrow keys, forms and pages without JavaScript work. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, legend, options, value, onChange, required, hint, layout } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const found = useContext(FieldErrors)[id];
  const error = props.error ?? found;
  const describedBy = classNames(hint !== undefined && hintIdOf(id), error !== undefined && errorIdOf(id));
  return (
    <fieldset id={id} className={props.className} aria-describedby={describedBy || undefined}>
      <legend className={props.hideLegend === true ? "sr-only" : "font-medium"}>
        {legend}
        {required === true && <RequiredMark />}
      </legend>
      <FieldHint id={hintIdOf(id)}>{hint}</FieldHint>
      <div className={classNames("mt-1.5 grid gap-2", layout)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames("choice", option.className)}
            data-invalid={error !== undefined || undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === props.defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              <span className="font-medium">{option.label}</span>
              {option.hint !== undefined && (
                <span className="block text-sm text-ink-soft">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorIdOf(id)}>{error}</FieldError>
    </fieldset>
  );
}
