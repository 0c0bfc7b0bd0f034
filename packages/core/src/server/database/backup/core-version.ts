import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { packageRoot } from '../embedded/package-files.ts';

const packageSchema = z.object({ version: z.string() });

/** The version of the core that runs. */
export const coreVersion = packageSchema.parse(JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))).version;
