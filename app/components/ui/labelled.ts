import type { ComponentProps } from "react";
import type { Field, FieldControl } from "./field.tsx";

/** The props of a control together with those of its field. */
export type Labelled<Control> = Omit<ComponentProps<typeof Field>, "children" | "className"> &
  Omit<Control, keyof FieldControl> & {
    /** Classes of label and control together. */
    box?: string | undefined;
  };
