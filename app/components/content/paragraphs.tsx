type Props = { texts: readonly string[]; className?: string };

export const Paragraphs = ({ texts, className = "grid max-w-prose gap-5 text-lg" }: Props) => (
  <div className={className}>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
