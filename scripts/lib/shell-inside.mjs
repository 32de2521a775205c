// One shell of root's inside another root, in a space of its own: whatever is started there ends with it.
import { spawn } from "node:child_process";

const around = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev"';
const inside = 'exec chroot "$0" /bin/bash';

/** `first` and `last` are for a shell that sees the root as "$0": what is done before it gets what every root has, and after that. */
export function shellInside(folder, log, { first = "true", last = "true" } = {}) {
  const prepared = `${first} && ${around} && ${last} && ${inside}`;
  const shell = spawn(
    "unshare",
    ["--fork", "--pid", "--kill-child", "--mount", "sh", "-c", prepared, folder],
    {
      env: {
        PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        HOME: "/root",
        LANG: "C.UTF-8",
        DEBIAN_FRONTEND: "noninteractive",
        NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/machine.crt",
      },
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  let heard = "";
  const waiting = [];
  const hear = (chunk) => {
    heard += chunk;
    log(chunk);
    for (let next = waiting[0]; next && heard.includes(next.mark); next = waiting[0]) {
      const [output, rest] = heard.split(next.mark);
      const [status, ...left] = (rest ?? "").split("\n");
      if (left.length === 0) return;
      heard = left.join("\n");
      waiting.shift();
      next.resolve({ status: Number(status), output });
    }
  };
  shell.stdout.setEncoding("utf8").on("data", hear);
  shell.stderr.setEncoding("utf8").on("data", hear);
  return {
    /** What it said, and how it ended. The shell stays where the command left it. */
    run: (command) =>
      new Promise((resolve) => {
        const mark = `\u0001${waiting.length}-${Math.random()} `;
        waiting.push({ mark, resolve });
        shell.stdin.write(`${command}\nprintf '%s%s\\n' '${mark}' "$?"\n`);
      }),
    end: () =>
      new Promise((resolve) => {
        shell.once("close", resolve);
        shell.kill("SIGKILL");
      }),
  };
}
