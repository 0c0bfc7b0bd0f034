/** Thrown by `missing()`: there is no page for what a loader was asked. */
export class MissingAnswer extends Error {
  constructor() {
    super('A loader says that there is no such page.');
  }
}
