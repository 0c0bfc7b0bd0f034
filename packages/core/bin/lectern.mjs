#!/usr/bin/env node
// Stands in the repository so that npm can link it before anything is built.
import * as module from 'node:module';

// Keeps what Node compiled for the next start. A Node too old for it is told so by the command itself.
module.enableCompileCache?.();
await import('../dist/cli.js');
