export type Listener = Readonly<{ since: number; send: (bytes: Uint8Array) => void; end: () => void }>;

/** Who has not read so many events is gone, or too slow for figures that move. */
const maxUnread = 10;

export function listenerStream(since: number, onLeave: (listener: Listener) => void) {
  let open: ReadableStreamDefaultController<Uint8Array> | undefined;
  const leave = (): void => {
    open = undefined;
    onLeave(listener);
  };
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      open = controller;
    },
    cancel: leave,
  });
  const end = (): void => {
    open?.close();
    leave();
  };
  const listener: Listener = {
    since,
    end,
    send: (bytes) => {
      if ((open?.desiredSize ?? 0) <= -maxUnread) end();
      else open?.enqueue(bytes);
    },
  };
  return { stream, listener };
}
