/** Counts that cost nothing on the way and are read by Prometheus on a port of their own. */
export interface Metrics {
  /** One answer: where it came from, its status, and how long it took in seconds. */
  observe(kind: 'cached' | 'page' | 'api' | 'admin' | 'asset' | 'other', status: number, seconds: number): void;
  /** Prometheus' text format. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
}

const bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

interface Series {
  count: number;
  sum: number;
  readonly buckets: number[];
}

/** Metrics in memory; prom-client formats them and adds the process's own when somebody asks. */
export function createMetrics(): Metrics {
  const series = new Map<string, Series>();
  return {
    observe(kind, status, seconds) {
      const key = `${kind},${status}`;
      let entry = series.get(key);
      if (!entry) series.set(key, (entry = { count: 0, sum: 0, buckets: bounds.map(() => 0) }));
      entry.count += 1;
      entry.sum += seconds;
      for (let index = bounds.length - 1; index >= 0 && seconds <= (bounds[index] ?? 0); index -= 1)
        entry.buckets[index] = (entry.buckets[index] ?? 0) + 1;
    },
    async render() {
      const { collectDefaultMetrics, Registry } = await import('prom-client');
      const registry = new Registry();
      collectDefaultMetrics({ register: registry });
      const own = ['# HELP lectern_request_seconds Time to answer a request.', '# TYPE lectern_request_seconds histogram'];
      for (const [key, entry] of series) {
        const [kind, status] = key.split(',');
        const labels = `kind="${kind}",status="${status}"`;
        bounds.forEach((bound, index) =>
          own.push(`lectern_request_seconds_bucket{${labels},le="${bound}"} ${entry.buckets[index]}`),
        );
        own.push(`lectern_request_seconds_bucket{${labels},le="+Inf"} ${entry.count}`);
        own.push(
          `lectern_request_seconds_sum{${labels}} ${entry.sum}`,
          `lectern_request_seconds_count{${labels}} ${entry.count}`,
        );
      }
      const text = `${await registry.metrics()}\n${own.join('\n')}\n`;
      registry.clear();
      return { contentType: registry.contentType, text };
    },
  };
}
