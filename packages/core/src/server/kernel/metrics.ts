/** Counts of answers, with those of the process, for Prometheus. */
export interface Metrics {
  /** One answer: where it came from, its status, and how long it took in seconds. */
  observe(kind: 'cached' | 'page' | 'api' | 'admin' | 'asset' | 'other', status: number, seconds: number): void;
  /** Prometheus' text format. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** Metrics in memory. Their library takes 20 MB, so it comes with the first site that serves them. */
export async function createMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'lectern_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  return {
    observe: (kind, status, seconds) => answers.observe({ kind, status }, seconds),
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
