/** Ends the bootstrap with one sentence that says what is wrong and how to mend it. */
export class Refusal extends Error {}
