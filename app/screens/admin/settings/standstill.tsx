import { freshForMs } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { healthKey } from "./keys.ts";

/** A restored copy waits here for the person who knows that no other one is running. */
export function Standstill() {
  const { text, format } = useText();
  const { data } = useApi(healthKey, freshForMs);
  const { mutate, pending } = useMutation([healthKey]);
  if (!data?.restoredFrom) return null;
  return (
    <Notice tone="warn" title={text("settings.restored.title")}>
      <p>{text("settings.restored.text", { from: format.dateTime(data.restoredFrom) })}</p>
      <p className="mt-3">{text("settings.restored.receipts")}</p>
      <p className="mt-3">
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => void mutate("POST", "/api/admin/settings/standstill/end")}
        >
          {text("settings.restored.goOn")}
        </Button>
      </p>
    </Notice>
  );
}
