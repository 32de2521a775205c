import { ChevronDown } from "#app/components/ui/icons.tsx";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { refuseEmptyValues, type SelectOption } from "./select-options.ts";

type NativeSelectProps = Omit<ComponentProps<"select">, "children" | "multiple" | "size"> & {
  options: readonly SelectOption[];
  /** Cannot be chosen again. */
  placeholder?: string;
};

/** The native list: works without JavaScript and is familiar on phones. */
export function NativeSelect({ options, placeholder, className, ...rest }: NativeSelectProps) {
  refuseEmptyValues(options);
  const startsEmpty =
    placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined;
  return (
    <div className={classNames("relative", className)}>
      <select {...rest} {...(startsEmpty && { defaultValue: "" })} className="input">
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
      />
    </div>
  );
}
