import { useEffect, useRef } from "react";
import { Link } from "../../routing/link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

type Props = {
  title: string;
  text: string;
  again: string;
  /** Without JavaScript, this URL marks the form as sent. */
  href: string;
  /** True if it replaces a form that had the focus. */
  justSent: boolean;
  onAgain: () => void;
};

export function SentNotice({ title, text, again, href, justSent, onAgain }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (justSent) box.current?.focus();
  }, [justSent]);
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className="mt-6">
      <Notice tone="good" title={title}>
        <p>{text}</p>
      </Notice>
      <ButtonLink as={Link} href={href} variant="secondary" className="mt-6" onClick={onAgain}>
        {again}
      </ButtonLink>
    </section>
  );
}
