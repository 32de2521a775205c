import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "./failure.tsx";

export default function ErrorScreen({ params }: ScreenProps) {
  const { text } = useText();
  return (
    <Page title={text("shell.error.title")} description={text("shell.error.text")} hidden>
      <Failure reference={params.reference} />
    </Page>
  );
}
