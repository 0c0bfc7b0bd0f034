const key = 'lectern.last-sign';

/** The moment of the last sign of life in any window of this browser, as milliseconds since 1970. */
export interface LastSign {
  /** 0 where none is known. */
  read(): number;
  write(at: number): void;
}

/**
 * Kept in the browser's storage, which all windows of a site share and which one that slept finds up to date. Where that is
 * forbidden or full, a window knows of itself alone.
 */
export function createLastSign(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.localStorage): LastSign {
  return {
    read() {
      try {
        return Number(storage().getItem(key)) || 0;
      } catch {
        return 0;
      }
    },
    write(at) {
      try {
        storage().setItem(key, String(at));
      } catch {
        // Then nobody else hears of it.
      }
    },
  };
}
