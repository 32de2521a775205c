import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";

type Props = { sentence: string; resumeUrl?: string | undefined; onlyWithoutScript: boolean };

export function Told({ sentence, resumeUrl, onlyWithoutScript }: Props) {
  const { text } = useText();
  const notice = (
    <Notice tone="bad" role="alert" title={text("donate.check")}>
      <p>{sentence}</p>
      {resumeUrl && <a href={resumeUrl}>{text("donate.goOn")}</a>}
    </Notice>
  );
  return onlyWithoutScript ? <noscript>{notice}</noscript> : notice;
}
