export const dialogBackdropClasses = "fixed inset-0 z-50 animate-appear bg-ink/60";

export const dialogBoxClasses =
  "fixed inset-4 z-50 m-auto grid h-fit max-h-[calc(100dvh-2rem)] max-w-lg animate-rise gap-4 overflow-y-auto rounded-sm bg-paper-raised p-6 shadow-lg";
