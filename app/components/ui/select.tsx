import { Check, ChevronDown } from "#app/components/ui/icons.tsx";
import * as RadixSelect from "radix-ui/select";
import { classNames } from "./class-names.ts";
import type { FieldControl } from "./field.tsx";
import { refuseEmptyValues, type SelectOption } from "./select-options.ts";

type SelectProps = Partial<FieldControl> & {
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  /** The list opens in a portal, so it needs the text direction. */
  dir?: "ltr" | "rtl";
  "aria-label"?: string;
  className?: string;
};

/** For the back office, where JavaScript is certain. A form of the public site uses NativeSelect. */
export function Select(props: SelectProps) {
  const { options, placeholder, className, value, defaultValue, onValueChange, name, disabled, dir } = props;
  refuseEmptyValues(options);
  return (
    <RadixSelect.Root
      {...{ value, defaultValue, onValueChange, name, disabled, dir }}
      required={props.required}
    >
      <RadixSelect.Trigger
        id={props.id}
        aria-label={props["aria-label"]}
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props["aria-invalid"]}
        className={classNames("input flex items-center justify-between gap-2 text-start", className)}
      >
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon>
          <ChevronDown aria-hidden="true" className="size-5 text-ink-soft" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-appear overflow-hidden rounded-sm border border-line-strong bg-paper-raised shadow-lg"
        >
          <RadixSelect.Viewport className="p-1">
            {options.map((option) => (
              <SelectItem key={option.value} {...option} />
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function SelectItem({ value, label, disabled }: SelectOption) {
  return (
    <RadixSelect.Item
      value={value}
      disabled={disabled}
      className="flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-1.5 outline-none data-disabled:text-ink-soft data-highlighted:bg-action data-highlighted:text-on-action pointer-coarse:min-h-11"
    >
      <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator>
        <Check aria-hidden="true" className="size-4" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}
