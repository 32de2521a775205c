/** By how much the clock is ahead of this machine's: what a request says, the program believes. */
export const aheadHeader = "x-clock-ahead-ms";

const machine = Date;
let aheadMs = 0;
let isMoved = false;
const waiting = new Set<{ atMs: number; go: () => void }>();

/** A clock that can be moved, for a week that nobody waits for and for clocks that jump. Until `begin` it is this machine's. */
export const movedClock = {
  begin: (): void => {
    isMoved = true;
    globalThis.Date = new Proxy(machine, {
      construct: (_, given, made) =>
        Reflect.construct(machine, given.length === 0 ? [machine.now() + aheadMs] : given, made),
      get: (_, name) => (name === "now" ? () => machine.now() + aheadMs : Reflect.get(machine, name)),
    });
  },
  set: (ms: number): void => void (aheadMs = ms),
  aheadMs: (): number => aheadMs,
  pass: (ms: number): void => {
    aheadMs += ms;
    letGo(aheadMs);
  },
  /** For those who do not move it, while somebody does. */
  until: (atMs: number): Promise<void> =>
    !isMoved || atMs <= aheadMs ? Promise.resolve() : new Promise((go) => void waiting.add({ atMs, go })),
  /** It shows this machine's time again, and nobody waits any longer. */
  end: (): void => {
    isMoved = false;
    aheadMs = 0;
    globalThis.Date = machine;
    letGo(Infinity);
  },
};

function letGo(until: number): void {
  for (const each of waiting)
    if (each.atMs <= until) {
      waiting.delete(each);
      each.go();
    }
}
