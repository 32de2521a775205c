type ToastLook = "default" | "destructive";

type ToastContent = Readonly<{ title: string; description?: string; look?: ToastLook }>;

/** A dismissed toast remains for its closing animation. */
export type Toast = Readonly<{
  id: string;
  title: string;
  description?: string;
  look: ToastLook;
  open: boolean;
}>;

type ShownToast = Readonly<{
  id: string;
  update: (changes: Partial<ToastContent>) => void;
  dismiss: () => void;
}>;

export type ToastStore = Readonly<{
  add: (content: ToastContent) => ShownToast;
  update: (id: string, changes: Partial<ToastContent>) => void;
  /** Without an id: all. */
  dismiss: (id?: string) => void;
  subscribe: (listener: () => void) => () => void;
  current: () => readonly Toast[];
}>;

/** Returns a cancel function. */
type Schedule = (run: () => void, delayMs: number) => () => void;

const maxToastsVisible = 1;
const removedAfterMs = 1_000_000;

export function createToastStore(schedule: Schedule = withTimeout): ToastStore {
  let toasts: readonly Toast[] = [];
  let added = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, () => void>();

  const replaceAll = (next: readonly Toast[]): void => {
    toasts = next;
    for (const id of removals.keys()) if (next.every((toast) => toast.id !== id)) callOff(id);
    for (const listener of listeners) listener();
  };
  const callOff = (id: string): void => {
    removals.get(id)?.();
    removals.delete(id);
  };
  const change = (id: string, changes: Partial<Toast>): void =>
    replaceAll(toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));

  const close = (id: string): void => {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    change(id, { open: false });
    removals.set(
      id,
      schedule(() => replaceAll(toasts.filter((toast) => toast.id !== id)), removedAfterMs),
    );
  };
  const update: ToastStore["update"] = (id, changes) => change(id, changes);
  const dismiss: ToastStore["dismiss"] = (id) => {
    for (const toast of id === undefined ? toasts : [{ id }]) close(toast.id);
  };

  return {
    add: ({ look = "default", ...content }) => {
      added += 1;
      const id = `toast-${added}`;
      replaceAll([{ ...content, look, id, open: true }, ...toasts].slice(0, maxToastsVisible));
      return { id, update: (changes) => update(id, changes), dismiss: () => dismiss(id) };
    },
    update,
    dismiss,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
  };
}

/** The toasts of this browser window. On the server nothing is ever added to it. */
export const toasts: ToastStore = createToastStore();

function withTimeout(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}
