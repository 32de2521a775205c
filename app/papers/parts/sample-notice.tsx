import { Notice } from "./notice.tsx";
import { usePaperTexts } from "./paper-texts.tsx";

/** A demonstration must not be mistaken for the real thing. */
export function SampleNotice({ kind }: { kind: "gift" | "public" }) {
  const { text } = usePaperTexts();
  return (
    <Notice tone="careful" title={text("papers.sample.title")}>
      {[text(kind === "gift" ? "papers.sample.gift" : "papers.sample.public")]}
    </Notice>
  );
}
