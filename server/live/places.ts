type Bounds = Readonly<{ most: number; mostPerAddress: number }>;

/** Limits per instance and per address, which may be a school's or a mobile network's. */
export function places({ most, mostPerAddress }: Bounds) {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    /** Returns a release function; null: no place left. */
    take: (address: string): (() => void) | null => {
      const own = taken.get(address) ?? 0;
      if (all >= most || own >= mostPerAddress) return null;
      all += 1;
      taken.set(address, own + 1);
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        all -= 1;
        const left = (taken.get(address) ?? 1) - 1;
        if (left > 0) taken.set(address, left);
        else taken.delete(address);
      };
    },
    count: (): number => all,
  };
}
