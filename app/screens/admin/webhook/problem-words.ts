import type { SendProblem } from "#domain/connections/webhook.ts";
import type { MessageId } from "../../../messages/ids.ts";

const words: Readonly<Record<SendProblem, MessageId>> = {
  not_https: "connections.problem.not_https",
  address_not_public: "connections.problem.address_not_public",
  name_unknown: "connections.problem.name_unknown",
  certificate: "connections.problem.certificate",
  timeout: "connections.problem.timeout",
  no_connection: "connections.problem.no_connection",
};

/** What a program newer than this page wrote down is a connection that failed. */
export const problemId = (problem: string | null): MessageId =>
  Object.entries(words).find(([known]) => known === problem)?.[1] ?? words.no_connection;
