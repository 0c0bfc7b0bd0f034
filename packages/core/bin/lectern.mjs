#!/usr/bin/env node
// Stands in the repository so that npm can link it before anything is built.
import { enableCompileCache } from 'node:module';

// Keeps what Node compiled for the next start; where it cannot write, it does without.
enableCompileCache?.();
await import('../dist/cli.js');
