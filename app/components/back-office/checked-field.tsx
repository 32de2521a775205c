import { useState, type ComponentProps } from "react";
import { TextField } from "../ui/text-field.tsx";

type Props = ComponentProps<typeof TextField> & { isValid: (typed: string) => boolean; wrong: string };

/** A text field that says at once when what is typed is not valid. */
export function CheckedField({ isValid, wrong, ...field }: Props) {
  const [isWrong, setIsWrong] = useState(false);
  return (
    <TextField
      {...field}
      error={isWrong && wrong}
      onChange={({ target: { value } }) => setIsWrong(value !== "" && !isValid(value))}
    />
  );
}
