import { SaxesParser } from "saxes";
import { Refused } from "./sheet-refused.ts";

type Walk = Readonly<{
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}>;

/** Entities do not exist, and a DOCTYPE is refused. */
export function walkXml(xml: string, { open, text, close }: Walk): void {
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(":") + 1);
  const refuse = () => {
    throw new Refused("not_a_sheet");
  };
  parser.on("doctype", refuse);
  parser.on("error", refuse);
  parser.on("opentag", ({ name, attributes }) => open(local(name), attributes));
  parser.on("text", text);
  parser.on("closetag", ({ name }) => close(local(name)));
  parser.write(xml).close();
}
