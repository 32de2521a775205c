import { Dialog } from "../../components/ui/dialog.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Reauthenticate } from "./reauthenticate.tsx";

export default function Asking({ onClose }: { onClose: (proved: boolean) => void }) {
  const { text } = useText();
  const { data: state } = useApi("/api/account/sign-in");
  return (
    <Dialog
      open
      onOpenChange={(stays) => stays || onClose(false)}
      title={text("proof.title")}
      description={`${text("proof.text")} ${text("proof.kept")}`}
      closeLabel={text("proof.close")}
    >
      {state && <Reauthenticate way={state.proof} onProved={() => onClose(true)} />}
    </Dialog>
  );
}
