import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** What the server does with the next mails. */
export type Manner =
  | "accept"
  | "refuse_recipient"
  | "defer_recipient"
  | "refuse_sender"
  | "refuse_message"
  | "defer_message"
  | "keep_and_vanish"
  | "accept_and_hang_up"
  | "fall_silent"
  | "vanish_before_greeting";

type ReceivedMail = { to: string[]; from: string; raw: string; messageId: string };

export type LoopbackSmtp = {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Delivery attempts, accepted or not. */
  offers: () => number;
  setManner: (manner: Manner) => void;
  hangUpOnEveryone: () => void;
  /** Resolves when a mail was sent and the server does not answer. */
  silent: Promise<void>;
  stop: () => Promise<void>;
};

const refusal = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

/** A real mail server on this machine with test-defined faults. */
export async function loopbackSmtp(
  options: { port?: number; password?: string; manner?: Manner } = {},
): Promise<LoopbackSmtp> {
  let manner: Manner = options.manner ?? "accept";
  let offers = 0;
  const { promise: silent, resolve: whenSilent } = Promise.withResolvers<void>();
  const received: ReceivedMail[] = [];
  /** By client port, which identifies a connection. */
  const sockets = new Map<number | undefined, Socket>();
  const hangUpOnEveryone = () => {
    for (const socket of sockets.values()) socket.destroy();
  };

  const server = new SMTPServer({
    disabledCommands: options.password === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password, username }, _session, done) =>
      password === options.password
        ? done(null, { user: username })
        : done(refusal(535, "5.7.8 wrong password for somebody@example.org")),
    onMailFrom: (_address, _session, done) => {
      offers += 1;
      done(manner === "refuse_sender" ? refusal(550, "5.7.1 you may not send") : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      if (manner === "refuse_recipient") return done(refusal(550, `5.1.1 <${address}> does not exist`));
      if (manner === "defer_recipient") return done(refusal(450, `4.2.0 <${address}> is greylisted`));
      return done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (manner === "refuse_message") return done(refusal(554, "5.6.0 not wanted"));
        if (manner === "defer_message") return done(refusal(451, "4.3.0 try again later"));
        const raw = Buffer.concat(chunks).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : "",
          raw,
          messageId: /^message-id: (.*)$/im.exec(raw)?.[1]?.trim() ?? "",
        });
        const socket = sockets.get(session.remotePort);
        if (manner === "fall_silent") return whenSilent();
        if (manner === "keep_and_vanish") return socket?.destroy();
        done();
        // After the answer was sent.
        if (manner === "accept_and_hang_up") socket?.destroySoon();
      });
    },
  });
  server.on("error", () => {});
  server.server.prependListener("connection", (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on("close", () => sockets.delete(remotePort));
    if (manner === "vanish_before_greeting") socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    offers: () => offers,
    setManner: (next) => {
      manner = next;
    },
    hangUpOnEveryone,
    silent,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        hangUpOnEveryone();
      }),
  };
}
