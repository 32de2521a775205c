import { useText } from "../../i18n/text.tsx";

/** On white whatever the page's colours are: readers look for dark on light. */
export function BankCode({ qr: { size, path } }: { qr: { size: number; path: string } }) {
  const { text } = useText();
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-2xl">{text("transfer.code.title")}</h2>
      <p className="sr-only">{text("transfer.code.alt")}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-64"
      >
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="max-w-prose">{text("transfer.code.text")}</p>
    </section>
  );
}
