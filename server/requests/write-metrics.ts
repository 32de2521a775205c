type Sample = Readonly<{ labels?: Readonly<Record<string, string>>; value: number }>;
export type Metric = Readonly<{
  name: string;
  type: "gauge" | "counter";
  help: string;
  samples: readonly Sample[];
}>;

/** OpenMetrics 1.0, which Prometheus reads: counters end in _total, and the text says where it ends. */
export const writeMetrics = (metrics: readonly Metric[]): string =>
  [
    ...metrics.flatMap(({ name, type, help, samples }) => [
      `# TYPE ${name} ${type}`,
      `# HELP ${name} ${help}`,
      ...samples.map(
        ({ labels = {}, value }) =>
          `${name}${type === "counter" ? "_total" : ""}${labelsOf(labels)} ${value}`,
      ),
    ]),
    "# EOF",
    "",
  ].join("\n");

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const escaped = (value: string): string =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
