#!/usr/bin/env node
// Stands in the repository so that npm can link it before anything is built.
import * as module from 'node:module';
import * as v8 from 'node:v8';

/**
 * How much more room the young generation gets where most of what is made stays. All that a start makes stays, which would
 * give it 128 MB that nobody uses afterwards: there it gets none. What visitors need later, it gets when they come.
 */
const growth = (factor) => v8.setFlagsFromString(`--semi-space-growth-factor=${factor}`);

// Keeps what Node compiled for the next start. A Node too old for it is told so by the command itself.
module.enableCompileCache?.();
const isStart = process.argv[2] === 'start';
if (isStart) growth(1);
await import('../dist/cli.js');
if (isStart) growth(2);
