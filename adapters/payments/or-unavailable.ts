type Reading = {
  isUnavailable: (error: unknown) => boolean;
  errorWithoutPersonalData: (error: unknown) => unknown;
};

/** The answer, or "unavailable". Our own wrong requests are still thrown. */
export const orUnavailableBy =
  ({ isUnavailable, errorWithoutPersonalData }: Reading) =>
  async <T>(work: Promise<T>): Promise<T | "unavailable"> => {
    try {
      return await work;
    } catch (error) {
      if (isUnavailable(error)) return "unavailable";
      throw errorWithoutPersonalData(error);
    }
  };
