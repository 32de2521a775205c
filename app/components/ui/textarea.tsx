import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type Ref } from "react";
import { classNames } from "./class-names.ts";

type TextareaProps = Omit<ComponentProps<"textarea">, "ref"> & {
  ref?: Ref<HTMLTextAreaElement>;
  /** "12 of at least 50 characters". */
  counter?: (length: number) => ReactNode;
};

export function Textarea({ className, counter, ref, onInput, dir = "auto", ...rest }: TextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? "").length);
  const length = rest.value === undefined ? typed : String(rest.value).length;

  useEffect(() => {
    const form = own.current?.form;
    const count = () => setTyped(own.current?.value.length ?? 0);
    // Text may be typed before hydration.
    count();
    // The event comes before the fields are emptied, so the count must wait for the next task.
    const recount = () => setTimeout(count);
    form?.addEventListener("reset", recount);
    return () => form?.removeEventListener("reset", recount);
  }, []);

  return (
    <>
      <textarea
        {...rest}
        ref={(element) => {
          own.current = element;
          return passOn(ref, element);
        }}
        dir={dir}
        className={classNames("input", className)}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {counter && <p className="mt-1 text-end text-sm text-ink-soft">{counter(length)}</p>}
    </>
  );
}

function passOn<T>(ref: Ref<T> | undefined, element: T | null): (() => void) | undefined {
  if (typeof ref === "function") {
    const cleanUp = ref(element);
    return typeof cleanUp === "function" ? cleanUp : undefined;
  }
  if (ref) ref.current = element;
  return undefined;
}
