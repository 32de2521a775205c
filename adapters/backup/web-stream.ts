/** Reads only on demand. `ReadableStream.from` does the same, but TypeScript's DOM types lack it. */
export function webStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await source.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await source.return?.()),
    },
    { highWaterMark: 0 },
  );
}
