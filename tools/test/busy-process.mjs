// Does nothing, with all its might. Ends with its parent, and at the latest after two hours.
const spell = 50;
const end = performance.now() + 7_200_000;

process.once('disconnect', () => process.exit());

function spin() {
  const pause = performance.now() + spell;
  while (performance.now() < pause);
  if (performance.now() > end) process.exit();
  // In between, the end of the parent is heard.
  setImmediate(spin);
}
spin();
