/**
 * What comes of some work, or a failure that says that what it needs is away, where that takes longer than these milliseconds. The
 * work itself goes on, and what becomes of it then is nobody's business.
 */
export async function within<Output>(milliseconds: number, work: Promise<Output>): Promise<Output> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`nothing came of it in ${milliseconds} ms`), { code: 'ETIMEDOUT' })),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
