import { createHmac, hkdfSync } from 'node:crypto';
import { LecternError } from '#contract/errors.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { SealedPlace, Vault, Vaults } from '#server/kernel/vault.ts';
import { addressOf, tokenAddressOf } from './address-of.ts';
import type { KeyRing } from './data-key.ts';
import { openBytes, sealBytes, UnopenedError } from './envelope.ts';
import type { HashKey } from './hash-key.ts';
import { bytesOf, valueOf } from './sealed-value.ts';

interface Options {
  readonly app: Pick<Lectern, 'log' | 'sealed'>;
  readonly ring: KeyRing;
  readonly hashKey: HashKey;
}

/** The columns that an owner declares, as `table.column`. */
const columnsOf = (app: Options['app'], owner: string): ReadonlySet<string> =>
  new Set(
    app.sealed
      .filter((declared) => declared.owner === owner)
      .flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
  );

function createVault({ app, ring, hashKey }: Options, owner: string): Vault {
  const declared = columnsOf(app, owner);
  const hashKeys = new Map<string, Buffer>();

  /** Sealed where nobody looks for it, a record would be lost with the key that it takes. */
  function assertDeclared({ table, column }: SealedPlace): void {
    if (!declared.has(`${table}.${column}`))
      throw new Error(`${owner} seals for ${table}.${column}, which its server entry does not declare under "sealed".`);
  }
  function hashKeyOf(purpose: string): Buffer {
    const known = hashKeys.get(purpose);
    if (known) return known;
    const made = Buffer.from(hkdfSync('sha256', hashKey.bytes(), '', JSON.stringify([owner, purpose]), 32));
    hashKeys.set(purpose, made);
    return made;
  }

  return {
    seal(place, value) {
      assertDeclared(place);
      return sealBytes(ring, addressOf(owner, place), bytesOf(value));
    },
    open(place, sealed) {
      try {
        return valueOf(openBytes(ring, addressOf(owner, place), sealed));
      } catch (error) {
        if (!(error instanceof UnopenedError)) throw error;
        app.log.error({ ...place, reason: error.message }, 'a sealed record cannot be opened');
        throw new LecternError({ code: 'G_20' }, { cause: error });
      }
    },
    hash: (purpose, text) => createHmac('sha256', hashKeyOf(purpose)).update(text).digest(),
    sealToken: (purpose, value) => sealBytes(ring, tokenAddressOf(owner, purpose), bytesOf(value)).toString('base64url'),
    openToken(purpose, token) {
      try {
        return valueOf(openBytes(ring, tokenAddressOf(owner, purpose), Buffer.from(token, 'base64url')));
      } catch (error) {
        if (error instanceof UnopenedError) return undefined;
        throw error;
      }
    },
  };
}

/** The vaults of an application, one for each owner. */
export function createVaults(options: Options): Vaults {
  const made = new Map<string, Vault>();
  return {
    of(owner) {
      const known = made.get(owner) ?? createVault(options, owner);
      made.set(owner, known);
      return known;
    },
  };
}
