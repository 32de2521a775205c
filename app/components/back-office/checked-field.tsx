import { useState, type ComponentProps } from "react";
import { TextField } from "../ui/text-field.tsx";

type Props = ComponentProps<typeof TextField> & { isValid: (typed: string) => boolean; wrong: string };

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
