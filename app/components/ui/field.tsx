import { createContext, useContext, useId, type ReactNode } from "react";

/** Errors by the id of the control. */
export const FieldErrors = createContext<Readonly<Partial<Record<string, string>>>>({});

/** Spread it on the control. */
export type FieldControl = Readonly<{
  id: string;
  required?: true;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}>;

type FieldProps = {
  label: ReactNode;
  /** Needed when an error summary links to the field. */
  id?: string;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, id, required, hint, error: ownError, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const found = useContext(FieldErrors)[controlId];
  const error = isSaid(ownError) ? ownError : found;
  return (
    <div className={className}>
      <label htmlFor={controlId} className="block font-medium">
        {label}
        {required === true && <RequiredMark />}
      </label>
      <FieldHint id={hintIdOf(controlId)}>{hint}</FieldHint>
      <div className="mt-1.5">{children(fieldControl({ id: controlId, required, hint, error }))}</div>
      <FieldError id={errorIdOf(controlId)}>{error}</FieldError>
    </div>
  );
}

/** For controls with their own label. */
export function fieldControl(field: {
  id: string;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}): FieldControl {
  const hasError = isSaid(field.error);
  const describedBy = [isSaid(field.hint) && hintIdOf(field.id), hasError && errorIdOf(field.id)].filter(
    (part) => part !== false,
  );
  return {
    id: field.id,
    ...(field.required === true && { required: true }),
    ...(describedBy.length > 0 && { "aria-describedby": describedBy.join(" ") }),
    ...(hasError && { "aria-invalid": true }),
  };
}

export const hintIdOf = (controlId: string): string => `${controlId}-hint`;
export const errorIdOf = (controlId: string): string => `${controlId}-error`;

/** Hidden from screen readers: the control itself is marked as required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-bad">
      {" "}
      *
    </span>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!isSaid(children)) return null;
  return (
    <p id={id} className="text-sm text-ink-soft">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!isSaid(children)) return null;
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-bad">
      {children}
    </p>
  );
}

const isSaid = (text: ReactNode): boolean =>
  text !== undefined && text !== null && text !== false && text !== "";
