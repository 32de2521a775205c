import * as RadixTooltip from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";

export const opensAfterMs = 700;
export const skipsWaitForMs = 300;

/** After one tooltip was open, its neighbours open without delay for a moment. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={opensAfterMs} skipDelayDuration={skipsWaitForMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

type TooltipProps = {
  /** Nothing essential: touch users never see it. */
  text: ReactNode;
  /** A focusable element. */
  children: ReactElement;
};

/** Only inside a TooltipGroup. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-xs animate-appear rounded-sm bg-ink px-3 py-1.5 text-sm text-on-ink shadow-lg"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
