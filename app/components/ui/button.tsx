import type { ComponentProps, ElementType, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

/** One `primary` per page; `danger` cannot be undone. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Work is under way: the button cannot be pressed again and shows a spinner. */
    pending?: boolean;
    /** Shown while pending. Without it, screen readers still get the normal label. */
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

/** Both labels share one grid cell, so that the button keeps the width of the wider one. */
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
  // Screen readers skip invisible text but read transparent text: a pending button must keep a name.
  const hidden = pendingLabel === undefined ? "opacity-0" : "invisible";
  return (
    <span className="grid">
      <span className={classNames(face, pending && hidden)}>{children}</span>
      <span className={classNames(face, !pending && "invisible")}>
        <Spinner />
        {pendingLabel}
      </span>
    </span>
  );
}
