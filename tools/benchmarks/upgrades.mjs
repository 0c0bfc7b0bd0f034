import { defineBlock, fields, upgradeProps } from '@lectern/core';

const steps = 10;
const rounds = 200_000;

/** The chain of upgrades: microseconds for each block and step. */
export function measureUpgrades() {
  const upgrade = Object.fromEntries(
    Array.from({ length: steps }, (_, index) => [
      index + 2,
      ({ title, ...rest }) => ({ ...rest, title, [`field${index}`]: String(title).length }),
    ]),
  );
  const block = defineBlock({
    label: 'Measured',
    version: steps + 1,
    fields: { title: fields.text({ label: 'Title' }) },
    upgrade,
  });
  const stored = {
    version: 1,
    props: { title: 'Verzekerd wat eeuwen moet blijven staan', text: 'x'.repeat(800), items: [1, 2, 3] },
  };
  for (let round = 0; round < 20_000; round += 1) upgradeProps(block, stored);
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) upgradeProps(block, stored);
  const microseconds = ((performance.now() - started) * 1000) / (rounds * steps);
  return [
    {
      name: 'upgrade, each block and step',
      value: `${microseconds.toFixed(3)} µs`,
      limit: 'under 5 µs',
      holds: microseconds < 5,
    },
  ];
}
