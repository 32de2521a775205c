import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

const writtenLeftToRight = new Set(["email", "tel", "url", "number"]);

/** Addresses and numbers keep their direction inside an Arabic form. */
export function TextInput({ className, type = "text", dir, ...rest }: ComponentProps<"input">) {
  return (
    <input
      {...rest}
      type={type}
      dir={dir ?? (writtenLeftToRight.has(type) ? "ltr" : undefined)}
      className={classNames("input", className)}
    />
  );
}
