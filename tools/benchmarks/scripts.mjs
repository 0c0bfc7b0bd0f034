import { join } from 'node:path';
import { path } from './bench-page.mjs';
import { startServer } from './processes.mjs';

/** Bytes of script that a page without islands makes a browser load. */
export async function measureScripts({ siteDir, env }) {
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached'], { ...env, LOG_LEVEL: 'warn' });
  try {
    const origin = `http://127.0.0.1:${await server.port}`;
    const rows = [];
    for (const address of [path, '/']) {
      const html = await (await fetch(origin + address)).text();
      const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source);
      const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text.length);
      let bytes = inline.reduce((sum, length) => sum + length, 0);
      for (const source of sources) bytes += (await (await fetch(new URL(source, origin))).arrayBuffer()).byteLength;
      rows.push({ name: `script on ${address}, no islands`, value: `${bytes} bytes`, limit: '0 bytes', holds: bytes === 0 });
    }
    return rows;
  } finally {
    await server.stop();
  }
}
