type Sample = Readonly<{
  /** Of a histogram: `_bucket`, `_count` or `_sum`. */
  suffix?: string;
  labels?: Readonly<Record<string, string>>;
  value: number;
}>;
export type Metric = Readonly<{
  name: string;
  type: "gauge" | "counter" | "histogram";
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
        ({ suffix = type === "counter" ? "_total" : "", labels = {}, value }) =>
          `${name}${suffix}${labelsOf(labels)} ${value}`,
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

export const gauge = (name: string, help: string, samples: Metric["samples"]): Metric => ({
  name,
  type: "gauge",
  help,
  samples,
});
export const counter = (name: string, help: string, samples: Metric["samples"]): Metric => ({
  name,
  type: "counter",
  help,
  samples,
});
