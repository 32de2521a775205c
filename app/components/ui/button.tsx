import type { ComponentProps, ElementType, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

/** `primary` is what the page is for, and there is one of it; `danger` is what cannot be taken back. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Work is under way: the button cannot be pressed again and shows a spinner. */
    pending?: boolean;
    /** What the button says meanwhile: "Submitting Application...". Without it, its own words stay, for those who listen. */
    pendingLabel?: ReactNode;
  };

export function Button({
  variant,
  size,
  className,
  pending = false,
  pendingLabel,
  disabled,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      className={buttonClasses({ variant, size, className })}
    >
      {pending || pendingLabel !== undefined ? (
        <Faces pending={pending} pendingLabel={pendingLabel}>
          {children}
        </Faces>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonLinkProps = Look & {
  href: string;
  children: ReactNode;
  /** The component that navigates, when a plain <a> is not enough. */
  as?: ElementType;
} & Omit<ComponentProps<"a">, "href" | "children" | "className">;

/** Looks like a button and goes somewhere. */
export function ButtonLink({
  as: Anchor = "a",
  variant,
  size,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={buttonClasses({ variant, size, className })}>
      {children}
    </Anchor>
  );
}

const buttonClasses = ({ variant = "primary", size = "medium", className }: Look): string =>
  classNames("button", `button-${variant}`, size !== "medium" && `button-${size}`, className);

/** Both faces lie in one cell of a grid, so that the button is as wide as the wider one and does not jump. */
function Faces({
  pending,
  pendingLabel,
  children,
}: {
  pending: boolean;
  pendingLabel: ReactNode;
  children: ReactNode;
}) {
  const face = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";
  // Hidden words are not read out, transparent ones are: a button must keep a name while it waits.
  const away = pendingLabel === undefined ? "opacity-0" : "invisible";
  return (
    <span className="grid">
      <span className={classNames(face, pending && away)}>{children}</span>
      <span className={classNames(face, !pending && "invisible")}>
        <Spinner />
        {pendingLabel}
      </span>
    </span>
  );
}
