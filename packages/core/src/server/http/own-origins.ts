import type { Environment } from '../kernel/environment.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a request comes from this site itself: its configured origin, and while developing any name of this machine. */
export function ownOrigins(environment: Environment): (origin: string) => boolean {
  return (origin) => {
    if (origin === environment.origin) return true;
    if (environment.isProduction) return false;
    try {
      const url = new URL(origin);
      return url.protocol === 'http:' && loopbackNames.has(url.hostname) && Number(url.port || 80) === environment.port;
    } catch {
      return false;
    }
  };
}
