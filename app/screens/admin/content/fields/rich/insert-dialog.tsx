import { toggleMark } from "prosemirror-commands";
import { useState } from "react";
import { isSafeLink } from "#domain/content/blocks/block.ts";
import { Dialog } from "../../../../../components/ui/dialog.tsx";
import { TextField } from "../../../../../components/ui/text-field.tsx";
import { sentenceOf } from "../../../../../data/refused.ts";
import { useText } from "../../../../../i18n/text.tsx";
import { acceptedPictures, sendPicture } from "../send-picture.ts";
import { DonateFields, FigureFields } from "./chosen-fields.tsx";
import { InsertFrame, put, type InsertProps } from "./insert-frame.tsx";
import { schema } from "./schema.ts";

export const insertions = ["link", "picture", "figure", "donate"] as const;
export type Insertion = (typeof insertions)[number];

type Props = InsertProps & { kind: Insertion };

/** Asks for what a link, picture, figure or donate button needs, then puts it at the cursor. */
export function InsertDialog({ kind, view, language, onClose }: Props) {
  const { text } = useText();
  const Fields = fieldsOf[kind];
  return (
    <Dialog
      open
      title={text(`rich.${kind}`)}
      closeLabel={text("editor.cancel")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Fields view={view} language={language} onClose={onClose} />
    </Dialog>
  );
}

const fieldsOf = { link: LinkFields, picture: PictureFields, figure: FigureFields, donate: DonateFields };

const { nodes, marks } = schema;

function LinkFields({ view, onClose }: InsertProps) {
  const { text } = useText();
  const { $from, empty, from, to } = view.state.selection;
  const [href, setHref] = useState(String(marks.link.isInSet($from.marks())?.attrs["href"] ?? ""));
  const [refused, setRefused] = useState(false);
  const insert = () => {
    const typed = href.trim();
    if (typed !== "" && !isSafeLink(typed)) return setRefused(true);
    const { state } = view;
    if (typed === "") view.dispatch(state.tr.removeMark(from, to, marks.link));
    else if (empty) {
      const mark = marks.link.create({ href: typed });
      view.dispatch(state.tr.replaceSelectionWith(schema.text(typed, [mark]), false));
    } else
      toggleMark(marks.link, { href: typed }, { removeWhenPresent: false })(state, view.dispatch.bind(view));
    onClose();
  };
  return (
    <InsertFrame onSubmit={insert}>
      <TextField
        label={text("rich.address")}
        hint={text("rich.addressHint")}
        error={refused && text("rich.addressRefused")}
        dir="ltr"
        value={href}
        onChange={({ target }) => {
          setHref(target.value);
          setRefused(false);
        }}
      />
    </InsertFrame>
  );
}

function PictureFields({ view, onClose }: InsertProps) {
  const { text, language } = useText();
  const [upload, setUpload] = useState("");
  const [alt, setAlt] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    setRefusal(undefined);
    try {
      setUpload((await sendPicture(file, language)).upload);
    } catch (error) {
      setRefusal(sentenceOf(error) ?? text("back-office.failed.text"));
    }
  };
  const insert = () => {
    if (upload === "") return setRefusal(text("rich.noPicture"));
    put(view, nodes.picture.create({ upload, alt: alt.trim() }));
    onClose();
  };
  return (
    <InsertFrame onSubmit={insert}>
      <TextField
        label={text("editor.cover.choose")}
        hint={text("editor.cover.hint")}
        error={refusal}
        type="file"
        accept={acceptedPictures}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <TextField
        label={text("rich.alt")}
        hint={text("rich.altHint")}
        required
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </InsertFrame>
  );
}
