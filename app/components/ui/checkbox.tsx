import { useContext, useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { errorIdOf, fieldControl, FieldError, FieldErrors, hintIdOf, RequiredMark } from "./field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** A box around it, for a choice that matters, or none, for one among many. */
  look?: "card" | "plain";
  className?: string;
};

export function Checkbox({
  label,
  hint,
  error: ownError,
  look = "plain",
  className,
  id,
  required,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const found = useContext(FieldErrors)[controlId];
  const error = ownError || found;
  return (
    <div className={className}>
      <label className={classNames("choice", look === "plain" && "choice-plain")}>
        <input {...rest} {...fieldControl({ id: controlId, required, hint, error })} type="checkbox" />
        <span>
          {label}
          {required === true && <RequiredMark />}
          {hint !== undefined && (
            <span id={hintIdOf(controlId)} className="block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorIdOf(controlId)}>{error}</FieldError>
    </div>
  );
}
