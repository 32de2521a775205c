import type { ComponentProps } from "react";
import type { Field, FieldControl } from "./field.tsx";

export type Labelled<Control> = Omit<ComponentProps<typeof Field>, "children" | "className"> &
  Omit<Control, keyof FieldControl> & {
    /** Classes of label and control together. */
    box?: string | undefined;
  };
