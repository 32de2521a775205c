import { useText } from "../../i18n/text.tsx";
import { Section } from "../../components/ui/section.tsx";

/** For people who trust neither this page nor this browser, or have no JavaScript. */
export function Alone() {
  const { text } = useText();
  return (
    <Section id="alone" title={text("verify.alone")} heading="text-2xl">
      <p className="mt-2 max-w-prose">{text("verify.alone.text")}</p>
      <p className="mt-2" dir="ltr">
        <code>node verify-gift.mjs proof.json --keys keys.json</code>
      </p>
      <p className="mt-2">
        <a href="/api/transparency/verify-gift.mjs" download className="text-link">
          {text("verify.alone.link")}
        </a>
      </p>
      <p className="mt-2">
        <a href="/api/transparency/log" download="keys.json" className="text-link">
          {text("verify.alone.keys")}
        </a>
      </p>
    </Section>
  );
}
