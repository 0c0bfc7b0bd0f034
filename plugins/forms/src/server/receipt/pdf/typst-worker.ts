/**
 * The script of the worker: JavaScript as text, so that it needs no file of its own beside the built entry. It gets the path
 * of the compiler and the template, then one document after another. Nothing of the disk lies in its workspace.
 */
export const typstWorker = `
const { parentPort, workerData } = require('node:worker_threads');
const { NodeCompiler } = require(workerData.compiler);
const workspace = '/lectern-forms';
const compiler = NodeCompiler.create({ workspace });
parentPort.on('message', ({ data, pictures, at }) => {
  pictures.forEach(({ path, bytes }) => compiler.mapShadow(workspace + path, Buffer.from(bytes)));
  const make = (options) =>
    compiler.pdf({ mainFileContent: workerData.template, inputs: { data }, resetRead: true }, { ...options, creationTimestamp: at });
  let answer;
  try {
    // A letter that no font has stops the standard, and is no reason to give nobody anything.
    try { answer = { pdf: make({ pdfStandard: 'ua-1' }) }; } catch { answer = { pdf: make({}) }; }
  } catch (error) {
    answer = { error: String(error && error.message || error).slice(0, 200) };
  }
  compiler.resetShadow();
  compiler.evictCache(0);
  parentPort.postMessage(answer);
});
`;
