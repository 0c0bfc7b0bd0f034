/** Asks again and again, for at most so many milliseconds; whether it came true. For a walk that collects what does not. */
export async function comesTrue(ask: () => Promise<boolean>, milliseconds = 1500): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) if (await ask()) return true;
  return ask();
}
