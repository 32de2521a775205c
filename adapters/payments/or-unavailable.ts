type Reading = {
  isUnavailable: (error: unknown) => boolean;
  /** The error as it may be logged. */
  errorWithoutPersonalData: (error: unknown) => unknown;
};

/** A provider's answer, or that it cannot be asked now; what we asked wrongly stays a surprise. */
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
