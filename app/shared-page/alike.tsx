import { createContext, Fragment, useContext, type ReactNode } from "react";

type Props = Readonly<{
  /** Its name on the page, of which no other piece has the same. */
  name: string;
  /** What it is drawn from, besides what it asks for itself: as long as these are the same things, so is the piece. */
  of?: readonly unknown[];
  children: ReactNode;
}>;
export type Wanted = Readonly<{ name: string; of: readonly unknown[]; node: ReactNode }>;

/** Where a page is drawn from pieces: what is wanted of them, and which cannot be drawn apart. */
type Gathering = Readonly<{ wanted: Wanted[]; isApart: (name: string) => boolean }>;

export const Pieces = /* @__PURE__ */ createContext<Gathering | null>(null);

export const pieceName = "data-piece";

function Piece({ name, of = [], children }: Props) {
  const pieces = useContext(Pieces);
  if (!pieces?.isApart(name)) return children;
  return <i {...{ [pieceName]: pieces.wanted.push({ name, of, node: children }) - 1 }} />;
}

/**
 * Around what is alike on many pages, or on one page however it was asked for: the server draws it once. It begins and ends with an
 * element, and is drawn by itself, so it may use nothing but the contexts of the whole page, and ids that are named (`PieceIds`).
 */
export const Alike = import.meta.env.SSR ? Piece : (Fragment as unknown as typeof Piece);
