export function Masthead({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="text-display">{title}</h1>
      <p className="mt-5 max-w-prose text-xl">{lead}</p>
    </>
  );
}
