import { useEffect, useEffectEvent, useState } from "react";
import { SelectField } from "../../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../../components/ui/text-field.tsx";
import { send } from "../../../../../data/browser.ts";
import { useText } from "../../../../../i18n/text.tsx";
import { InsertFrame, put, type InsertProps } from "./insert-frame.tsx";
import { schema } from "./schema.ts";

const { nodes } = schema;

/** The card of a published figure. */
export function FigureFields({ view, language, onClose }: InsertProps) {
  const { text } = useText();
  const figures = useOptions(async () =>
    (await send(language, "GET", "/api/figures")).map((figure) => ({ value: figure.id, label: figure.name })),
  );
  const [id, setId] = useState("");
  const insert = () => {
    put(view, nodes.figure.create({ id, alt: figures.find(({ value }) => value === id)?.label ?? "" }));
    onClose();
  };
  return (
    <InsertFrame onSubmit={insert}>
      <SelectField
        label={text("rich.figure")}
        required
        value={id}
        placeholder={text("editor.choose")}
        options={figures}
        onChange={({ target }) => setId(target.value)}
      />
    </InsertFrame>
  );
}

const anyCampaign = "-";

export function DonateFields({ view, language, onClose }: InsertProps) {
  const { text } = useText();
  const campaigns = useOptions(async () =>
    (await send(language, "GET", "/api/campaigns/urgent")).map((each) => ({
      value: each.id,
      label: each.title,
    })),
  );
  const [campaign, setCampaign] = useState(anyCampaign);
  const [label, setLabel] = useState("");
  const insert = () => {
    put(
      view,
      nodes.donate.create({ campaign: campaign === anyCampaign ? null : campaign, label: label.trim() }),
    );
    onClose();
  };
  return (
    <InsertFrame onSubmit={insert}>
      <TextField
        label={text("rich.label")}
        required
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <SelectField
        label={text("rich.campaign")}
        value={campaign}
        options={[{ value: anyCampaign, label: text("rich.anyCampaign") }, ...campaigns]}
        onChange={({ target }) => setCampaign(target.value)}
      />
    </InsertFrame>
  );
}

type Option = Readonly<{ value: string; label: string }>;

/** Options in the language of the text, which may differ from the language of the screen. */
function useOptions(load: () => Promise<readonly Option[]>): readonly Option[] {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const read = useEffectEvent(load);
  useEffect(() => {
    let isOpen = true;
    void read().then((found) => {
      if (isOpen) setOptions(found);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  return options;
}
