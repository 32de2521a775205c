import type { Address, ApiPath, MethodOf } from "../../data/api-key.ts";
import { send, type SentBody } from "../../data/browser.ts";
import { useAttempt } from "./use-attempt.ts";

export type Mutate = <Path extends ApiPath, M extends MethodOf<Path>>(
  method: M,
  address: Address<Path>,
  ...body: SentBody<M, Path>
) => Promise<boolean>;

/** Runs a mutation that returns no data, then reloads the lists it changes. */
export function useMutation(changes: readonly Address[]): { mutate: Mutate; pending: boolean } {
  const { attempt, pending } = useAttempt(changes);
  const mutate: Mutate = (method, address, ...body) =>
    attempt((language) => send(language, method, address, ...body));
  return { mutate, pending };
}
