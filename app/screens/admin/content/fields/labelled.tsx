import type { ComponentProps } from "react";
import { Field } from "../../../../components/ui/field.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useProblem } from "../editor-context.ts";
import { fieldId, fieldLabel } from "../labels.ts";

type Props = Pick<ComponentProps<typeof Field>, "children" | "hint" | "className"> & {
  name: string;
  path: string;
  /** The problem with the current value, before saving. */
  wrong?: string | undefined;
};

/** A field of the editor under its name, with what the last saving found wrong in it. */
export function Labelled({ name, path, wrong, className = "max-w-xs", ...rest }: Props) {
  const { text } = useText();
  const problem = useProblem(path);
  return (
    <Field
      {...rest}
      id={fieldId(path)}
      label={text(fieldLabel(name))}
      error={wrong ?? problem}
      className={className}
    />
  );
}
