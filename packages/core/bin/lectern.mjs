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

/** Milliseconds after which it is looked at again how busy the process is. */
const lookAfter = 2000;

/** The part of that time in which it worked, below which nobody waits for it. */
const busyFrom = 0.05;

/**
 * Lets V8 give back what a burst of work took, while there is next to nothing to do: otherwise it keeps up to 64 MB of emptied
 * pages, and garbage that nothing more is made beside. Under load that would cost time, so then it is off.
 */
function giveBackWhenQuiet() {
  let before = performance.eventLoopUtilization();
  let isQuiet = false;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const wasQuiet = isQuiet;
    isQuiet = performance.eventLoopUtilization(now, before).utilization < busyFrom;
    before = now;
    if (isQuiet !== wasQuiet) v8.setFlagsFromString(isQuiet ? '--memory-saver-mode' : '--no-memory-saver-mode');
  }, lookAfter).unref();
}

// Keeps what Node compiled for the next start. A Node too old for it is told so by the command itself.
module.enableCompileCache?.();
const isStart = process.argv[2] === 'start';
// All that a start makes stays, for which the young generation would grow to what nobody uses afterwards.
if (isStart) growth(1);
await import('../dist/cli.js');
if (isStart) {
  growToEnough();
  giveBackWhenQuiet();
}
