import type { Answer } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";

type Props = { state: Answer<"GET", "/api/admin/public-copies/:number"> };

/** The hashes by which both files are known. */
export function CopyHashes({ state: { originalSha256, copy } }: Props) {
  const { text, format } = useText();
  if (originalSha256 === null) return null;
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="text-ink-soft">{text("documents.copy.original")}, SHA-256</dt>
        <dd className="break-all">
          <bdi dir="ltr">{originalSha256}</bdi>
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft">{text("documents.copy.public")}, SHA-256</dt>
        <dd className="break-all" data-any-language>
          {copy ? <bdi dir="ltr">{copy.sha256}</bdi> : text("documents.copy.none")}
          {copy && (
            <span className="block text-sm text-ink-soft">
              {text("documents.copy.by", {
                date: format.date(copy.enteredOn),
                name: copy.enteredBy ?? text("documents.copy.somebody"),
              })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
