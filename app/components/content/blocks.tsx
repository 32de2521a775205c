import { createElement } from "react";
import { donatePath } from "#domain/content/blocks/block.ts";
import type { Block, Inline } from "#domain/content/blocks/block-schema.ts";
import { uploadUrl } from "#domain/content/cover-url.ts";
import type { Language } from "#domain/language.ts";
import { figureCard } from "#domain/figures/figure-card.ts";
import { useText } from "../../i18n/text.tsx";
import { inLanguage } from "../../routing/language-path.ts";
import { Link } from "../../routing/link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Photo } from "./cover.tsx";

type Props = {
  blocks: readonly Block[];
  /** The level of the heading above this text. */
  level?: 1 | 2;
  className?: string;
  /** Set if the text is in another language than the page. */
  lang?: Language;
  dir?: "ltr" | "rtl";
};

/** A text by staff: paragraphs, headings, lists, quotes, pictures, figures and donate buttons. */
export const Blocks = ({
  blocks,
  level = 1,
  className = "grid max-w-prose gap-5 text-lg",
  ...marks
}: Props) => (
  <div className={className} {...marks}>
    {blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a text does not change while it is shown
      <OneBlock key={index} block={block} level={level} />
    ))}
  </div>
);

function OneBlock({ block, level }: { block: Block; level: number }) {
  const { language } = useText();
  if (typeof block === "string") return <p>{block}</p>;
  switch (block.type) {
    case "paragraph":
      return <p>{marked(block.text)}</p>;
    case "heading":
      return createElement(
        `h${block.level - 1 + level}`,
        { className: block.level === 2 ? "text-2xl" : "text-xl" },
        marked(block.text),
      );
    case "quote":
      return (
        <blockquote className="border-s-4 border-line ps-4 text-ink-soft">{marked(block.text)}</blockquote>
      );
    case "list":
      return createElement(
        block.ordered ? "ol" : "ul",
        { className: block.ordered ? "list-decimal ps-6" : "list-disc ps-6" },
        // oxlint-disable-next-line react/no-array-index-key -- as above
        block.items.map((item, index) => <li key={index}>{marked(item)}</li>),
      );
    case "picture":
      return <Photo url={uploadUrl(block.upload, 960)} alt={block.alt} className="aspect-video w-full" />;
    case "figure":
      return (
        <Link href={`/figures/${block.id}`} className="justify-self-start">
          <img
            src={`${inLanguage(`/figures/${block.id}`, language)}.svg`}
            alt={block.alt}
            {...figureCard}
            loading="lazy"
          />
        </Link>
      );
    case "donate":
      return (
        <ButtonLink as={Link} href={donatePath(block.campaign)} className="justify-self-start">
          {block.label}
        </ButtonLink>
      );
  }
}

const marked = (pieces: readonly Inline[]) =>
  pieces.map((piece, index) => {
    if (typeof piece === "string") return piece;
    const italic = piece.italic ? <em>{piece.text}</em> : piece.text;
    const bold = piece.bold ? <strong>{italic}</strong> : italic;
    return piece.link === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <span key={index}>{bold}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Link key={index} href={piece.link} className="text-link">
        {bold}
      </Link>
    );
  });
