// Whether the program on this machine can serve, for a container's health check: exit code 0 when it can.
const port = process.env.PORT ?? "3000";
const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
