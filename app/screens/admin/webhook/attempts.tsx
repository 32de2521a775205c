import type { DeliveryPage, SendProblem } from "#domain/connections/webhook.ts";
import { useText } from "../../../i18n/text.tsx";
import type { MessageId } from "../../../messages/ids.ts";

const words: Readonly<Record<SendProblem, MessageId>> = {
  not_https: "connections.problem.not_https",
  address_not_public: "connections.problem.address_not_public",
  name_unknown: "connections.problem.name_unknown",
  certificate: "connections.problem.certificate",
  timeout: "connections.problem.timeout",
  no_connection: "connections.problem.no_connection",
};

/** Unknown problems from a newer program are shown as a failed connection. */
const problemId = (problem: string | null): MessageId =>
  Object.entries(words).find(([known]) => known === problem)?.[1] ?? words.no_connection;

type Props = Pick<DeliveryPage["deliveries"][number], "attempts" | "body">;

export function Attempts({ attempts, body }: Props) {
  const { text, format } = useText();
  return (
    <>
      {attempts.length > 0 && (
        <ol className="grid gap-2 text-sm">
          {attempts.map(({ at, durationMs, status, problem, excerpt }) => (
            <li key={at}>
              <time dateTime={at}>{format.dateTime(at)}</time>
              <span className="block">
                {status === null
                  ? text(problemId(problem))
                  : text("connections.log.answered", { status: String(status), ms: durationMs })}
              </span>
              {excerpt !== null && excerpt !== "" && (
                <code dir="auto" className="block break-all" data-any-language>
                  {excerpt}
                </code>
              )}
            </li>
          ))}
        </ol>
      )}
      <details>
        <summary className="cursor-pointer whitespace-nowrap">{text("connections.log.body")}</summary>
        <pre dir="ltr" className="max-w-prose whitespace-pre-wrap break-all" data-any-language>
          {body}
        </pre>
      </details>
    </>
  );
}
