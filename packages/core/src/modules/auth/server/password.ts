import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import PQueue from 'p-queue';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 46 MiB, one pass, one lane. Memory in KiB. */
const parameters = { memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 } as const;
/** Hashes at once: each holds 46 MiB, so a burst of logins waits instead of filling the memory. */
const hashing = new PQueue({ concurrency: 2 });

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** One password, however a keyboard writes its letters: NFKC, as NIST SP 800-63B has it. */
const normal = (password: string): string => password.normalize('NFKC');

/** Hashes a password with argon2id, in PHC notation; it is checked with the same memory (KiB), which tests take less of. */
export async function hashPassword(password: string, memory: number = parameters.memory): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashing.add(() => derive('argon2id', { message: normal(password), nonce, ...parameters, memory }));
  return `$argon2id$v=19$m=${memory},t=${parameters.passes},p=${parameters.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** The hash of no password: checked for unknown addresses, so that they take as long as known ones. */
let nobody: Promise<string> | undefined;

/** True if the password is the one that was hashed. Takes as long where there is no hash. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(32).toString('base64'));
  const match = phc.exec(hash ?? (await nobody));
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await hashing.add(() =>
    derive('argon2id', {
      message: normal(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(expected, actual) && hash !== null;
}
