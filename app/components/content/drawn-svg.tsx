import { useEffect, useId, useRef, useState } from "react";

type Drawing = typeof import("./tile-drawing.ts");
export type Draw = (drawing: Drawing, id: string) => string;

// The server draws at once. The build drops this branch for browsers, which saves three kilobytes on every first view.
let drawing: Drawing | null = import.meta.env.SSR ? await import("./tile-drawing.ts") : null;

type Props = { draw: Draw; viewBox: string; preserveAspectRatio: string; className: string };

/** A picture made of tiles. Server-rendered markup is left untouched; only a page built in the browser fetches the drawing. */
export function DrawnSvg({ draw, ...rest }: Props) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [markup, setMarkup] = useState(() => (drawing ? draw(drawing, id) : ""));
  useEffect(() => {
    if (svg.current?.childElementCount !== 0) return;
    let gone = false;
    void loadDrawing().then((loaded) => gone || setMarkup(draw(loaded, id)));
    return () => {
      gone = true;
    };
  }, [draw, id]);
  return (
    <svg
      {...rest}
      ref={svg}
      aria-hidden="true"
      suppressHydrationWarning
      // Only numbers and our own colours: no text of a record is ever written into the picture.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

async function loadDrawing(): Promise<Drawing> {
  return (drawing ??= await import("./tile-drawing.ts"));
}
