import { useText } from "../../../i18n/text.tsx";
import tokens from "../../../styles/tokens.css?raw";
import { coloursIn, linePairs, textPairs, type ColourPair } from "../colour-pairs.ts";
import { contrastShown } from "../contrast.ts";
import { Name, Sample, Section } from "../section.tsx";

const colours = coloursIn(tokens);
const groups = ["paper", "action", "tones", "programs"] as const;

export default function ColoursSection() {
  const { text } = useText();
  return (
    <Section id="colours">
      {groups.map((group) => (
        <Sample key={group} title={text(`styleguide-parts.colours.${group}`)}>
          <Swatches pairs={textPairs[group]} look="words" />
        </Sample>
      ))}
      <Sample title={text("styleguide-parts.colours.lines")}>
        <Swatches pairs={linePairs} look="edge" />
      </Sample>
    </Section>
  );
}

type Look = "words" | "edge";

function Swatches({ pairs, look }: { pairs: readonly ColourPair[]; look: Look }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
      {pairs.map(([mark, ground]) => (
        <Swatch key={`${mark} ${ground}`} mark={mark} ground={ground} look={look} />
      ))}
    </ul>
  );
}

/** The figure is its own proof: it is written in the very colours it is about. An edge is drawn, not written. */
function Swatch({ mark, ground, look }: { mark: string; ground: string; look: Look }) {
  const { format } = useText();
  const [markHex = "", groundHex = ""] = [colours.get(mark), colours.get(ground)];
  const paint =
    look === "words"
      ? { backgroundColor: groundHex, color: markHex }
      : { backgroundColor: groundHex, boxShadow: `inset 0 0 0 3px ${markHex}` };
  return (
    <li>
      <p className="grid h-20 place-items-center text-xl font-semibold ring-1 ring-line" style={paint}>
        <bdi dir="ltr">{format.number(contrastShown(markHex, groundHex))} : 1</bdi>
      </p>
      <p className="mt-1.5 grid">
        <Name>{ground}</Name>
        <span className="text-ink-soft">
          <Name>{mark}</Name>
        </span>
      </p>
    </li>
  );
}
