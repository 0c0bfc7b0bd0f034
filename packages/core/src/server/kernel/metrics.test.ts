import { expect } from 'chai';
import { createMetrics } from './metrics.ts';

describe('the metrics', () => {
  it('count answers by where they came from, their status and their time, beside what the process says of itself', async () => {
    const metrics = await createMetrics();
    for (const seconds of [0.0004, 0.003, 5]) metrics.observe('cached', 200, seconds);
    metrics.observe('api', 404, 0.01);
    const { contentType, text } = await metrics.render();
    expect(contentType).to.match(/^text\/plain; version=0\.0\.4/);
    const lines = text.split('\n').filter((line) => line.startsWith('lectern_request_seconds'));
    const valueOf = (name: string, labels: readonly string[]): string | undefined =>
      lines
        .find((line) => line.startsWith(`lectern_request_seconds${name}{`) && labels.every((label) => line.includes(label)))
        ?.split(' ')[1];
    const cached = ['kind="cached"', 'status="200"'];
    expect(['0.001', '0.005', '2', '+Inf'].map((bound) => valueOf('_bucket', [...cached, `le="${bound}"`]))).to.deep.equal([
      '1',
      '2',
      '2',
      '3',
    ]);
    expect(valueOf('_count', ['kind="api"', 'status="404"'])).to.equal('1');
    expect(Number(valueOf('_sum', cached))).to.be.closeTo(5.0034, 1e-9);
    expect(text).to.include('process_cpu_user_seconds_total');
  });
});
