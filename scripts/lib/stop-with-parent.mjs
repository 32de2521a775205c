// npm runs a script through a shell. Told to stop, it tells that shell, which ends without a word to us: some shells put
// themselves in our place at the start, Debian's does not. The end of our parent is then the signal we did not get.

const lookEveryMs = 250;

export function stopWithParent() {
  // Windows knows no such signals, and without npm there is no shell that stands between.
  if (process.platform === "win32" || process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, lookEveryMs);
  timer.unref();
}
