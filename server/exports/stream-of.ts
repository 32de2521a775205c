/** Makes the next piece when the last was read, and none after a disconnect. `ended` may be called twice. */
export function streamOf<Piece extends Uint8Array>(
  pieces: AsyncGenerator<Piece>,
  ended: (whole: boolean) => Promise<void> = async () => {},
): ReadableStream<Piece> {
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await pieces.next();
        if (!done) return controller.enqueue(value);
      } catch (error) {
        await ended(false);
        throw error;
      }
      await ended(true);
      controller.close();
    },
    cancel: async () => {
      await pieces.return(undefined);
      await ended(false);
    },
  });
}
