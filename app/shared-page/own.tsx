import { createContext, Fragment, useContext, type ReactNode } from "react";

/** Where a page is drawn for everybody: what stands in its places is put here, to be drawn for each. */
export const Places = /* @__PURE__ */ createContext<ReactNode[] | null>(null);

export const placeName = "data-place";

function Place({ children }: { children: ReactNode }) {
  const places = useContext(Places);
  return places ? <i {...{ [placeName]: places.push(children) - 1 }} /> : children;
}

/**
 * Around what depends on who reads a page that is otherwise everybody's: the server draws that page once and this for each person. What
 * is in it is drawn by itself, so it may use nothing but the contexts of the whole page, and no `useId`.
 */
export const Own = import.meta.env.SSR ? Place : Fragment;
