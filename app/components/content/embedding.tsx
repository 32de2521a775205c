type Props = {
  title: string;
  copy: string;
  frame: string;
  /** The address of the drawing, without its ending. */
  drawing: string;
  svg: string;
  png: string;
};

const linkLook = "inline-flex min-h-11 items-center text-link";

/** Code for embedding a picture or a figure elsewhere. Works without JavaScript. */
export const Embedding = ({ title, copy, frame, drawing, svg, png }: Props) => (
  <details className="print:hidden">
    <summary className={linkLook}>{title}</summary>
    <label className="mt-2 block">
      {copy}
      <textarea readOnly rows={4} dir="ltr" className="input mt-2 text-sm" defaultValue={frame} />
    </label>
    <p className="flex gap-4">
      <a href={`${drawing}.svg`} className={linkLook}>
        {svg}
      </a>
      <a href={`${drawing}.png`} className={linkLook}>
        {png}
      </a>
    </p>
  </details>
);
