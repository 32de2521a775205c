import type { Address, ApiPath, MethodOf } from "../../data/api-key.ts";
import { send, type SentBody } from "../../data/browser.ts";
import { toasts } from "../ui/toast-store.ts";
import { useAttempt } from "./use-attempt.ts";

export type Mutate = <Path extends ApiPath, M extends MethodOf<Path>>(
  method: M,
  address: Address<Path>,
  ...body: SentBody<M, Path>
) => Promise<boolean>;

/** Runs a mutation that returns no data, reloads the lists it changes and shows `done`, or `failed` with the reason, in a toast. */
export function useMutation(
  changes: readonly Address[],
  done?: string,
  failed?: string,
): { mutate: Mutate; pending: boolean } {
  const { attempt, pending } = useAttempt(changes, failed);
  const mutate: Mutate = async (method, address, ...body) => {
    const isDone = await attempt((language) => send(language, method, address, ...body));
    if (isDone && done !== undefined) toasts.add({ title: done });
    return isDone;
  };
  return { mutate, pending };
}
