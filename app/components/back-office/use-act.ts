import type { Address, ApiPath, MethodOf } from "../../data/api-key.ts";
import { send, type SentBody } from "../../data/browser.ts";
import { useAttempt } from "./use-attempt.ts";

export type Act = <Path extends ApiPath, M extends MethodOf<Path>>(
  method: M,
  address: Address<Path>,
  ...body: SentBody<M, Path>
) => Promise<boolean>;

/** Does something whose answer says nothing new but that it is done. */
export function useAct(changes: readonly Address[]): { act: Act; pending: boolean } {
  const { attempt, pending } = useAttempt(changes);
  const act: Act = (method, address, ...body) =>
    attempt((language) => send(language, method, address, ...body));
  return { act, pending };
}
