// npm runs a script through a shell. When npm gets a signal it passes it to that shell, and Debian's shell ends without passing it
// on. So a script that loses its parent treats that as SIGTERM.

const pollMs = 250;

export function stopWithParent() {
  // Windows has no such signals, and without npm there is no shell in between.
  if (process.platform === "win32" || process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, pollMs);
  timer.unref();
}
