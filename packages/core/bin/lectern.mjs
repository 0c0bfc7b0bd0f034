#!/usr/bin/env node
// Stands in the repository so that npm can link it before anything is built.
import * as module from 'node:module';
import { PerformanceObserver } from 'node:perf_hooks';
import * as v8 from 'node:v8';

/** How much more room the young generation gets where most of what is made stays. */
const growth = (factor) => v8.setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/** Bytes of the young generation, both halves, of which no answer gets quicker when there are more. */
const enough = 32 * 1024 * 1024;

/** Lets the young generation grow to what visitors need: what a burst of work would take beyond it is never given back. */
function growToEnough() {
  const isYoung = ({ space_name: name }) => name === 'new_space';
  const fit = () => growth(v8.getHeapSpaceStatistics().find(isYoung).space_size < enough ? 2 : 1);
  fit();
  new PerformanceObserver(fit).observe({ entryTypes: ['gc'] });
}

// Keeps what Node compiled for the next start. A Node too old for it is told so by the command itself.
module.enableCompileCache?.();
const isStart = process.argv[2] === 'start';
// All that a start makes stays, for which the young generation would grow to what nobody uses afterwards.
if (isStart) growth(1);
await import('../dist/cli.js');
if (isStart) growToEnough();
