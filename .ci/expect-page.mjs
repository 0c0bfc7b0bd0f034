// node .ci/expect-page.mjs <url> <text> <seconds> [pid]: waits until the page answers 200 and contains the text.
// Gives up at once where the process with that pid has ended.
import { setTimeout as sleep } from 'node:timers/promises';

const [url, text, seconds, pid] = process.argv.slice(2);
const startedAt = Date.now();

const isAlive = () => {
  if (!pid) return true;
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

async function look() {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const body = await answer.text();
    if (answer.status !== 200) return `status ${answer.status}`;
    return body.includes(text) ? undefined : `no "${text}" in it`;
  } catch (error) {
    return String(error.cause?.code ?? error);
  }
}

let problem = await look();
while (problem && isAlive() && Date.now() - startedAt < Number(seconds) * 1000) {
  await sleep(100);
  problem = await look();
}
if (problem) {
  console.error(`${url}: ${isAlive() ? problem : 'the site has ended'}, after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  process.exit(1);
}
console.log(`${url}: as expected after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
