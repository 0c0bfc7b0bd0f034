// Asks for a page again and again, in a thread of its own, and remembers its longest wait. Messages: `begin` forgets, `tell`
// answers with the milliseconds once all that was asked is answered.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, every } = workerData;
const agent = new Agent({ keepAlive: true });
let [longest, open, isAsked] = [0, 0, false];

function tell() {
  if (!isAsked || open > 0) return;
  isAsked = false;
  parentPort.postMessage(longest);
}

function ask() {
  if (isAsked) return tell();
  open += 1;
  const begun = performance.now();
  const ended = () => {
    longest = Math.max(longest, performance.now() - begun);
    open -= 1;
    tell();
  };
  request(url, { agent }, (answer) => answer.resume().once('end', ended))
    .once('error', ended)
    .end();
}

setInterval(ask, every);
parentPort.on('message', (message) => {
  if (message === 'begin') longest = 0;
  else isAsked = true;
});
