type Bounds = Readonly<{ most: number; mostPerAddress: number }>;

/** How many may listen: at one instance, and from one address, which may be a school's or a telephone company's. */
export function places({ most, mostPerAddress }: Bounds) {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    /** How to give the place back, once; null where there is none left. */
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
