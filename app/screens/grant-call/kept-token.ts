/** Per tab: the next person at this computer must not find it. */
const nameOf = (callId: string): string => `grant-draft:${callId}`;

export const keepToken = (callId: string, token: string): void =>
  quietly(() => sessionStorage.setItem(nameOf(callId), token));
export const forgetToken = (callId: string): void => quietly(() => sessionStorage.removeItem(nameOf(callId)));

export function keptToken(callId: string): string | null {
  let token: string | null = null;
  quietly(() => (token = sessionStorage.getItem(nameOf(callId))));
  return token;
}

/** A browser without storage loses only this convenience. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Storage is forbidden by the visitor.
  }
}
