/** The number of cases made by seed: all of them with `npm test -- --thorough`, the first tenth otherwise. */
export const seedCount = (all: number): number => (process.env['TEST_THOROUGH'] ? all : Math.ceil(all / 10));
