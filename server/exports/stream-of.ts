/**
 * A piece is made when the browser has taken the one before; when it goes away, no more are made. `ended` may be called twice:
 * a download can be broken off while its last piece is under way.
 */
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
