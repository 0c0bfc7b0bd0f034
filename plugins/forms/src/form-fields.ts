/** Names of a form's controls that hold no answer. They begin with `_`, so that no path is one of them. */
export const formFields = {
  /** The trap: a field that people neither see nor fill in. */
  trap: '_website',
  /** The page is shown again, so that this try is not the first. */
  again: '_again',
  /** Token of a file that was sent before; once for each. */
  kept: '_kept',
  /** Id of the step that is sent, or `checkStep`: whoever draws a step sends it along. */
  step: '_step',
  /** The button of whoever goes back to the page before. */
  back: '_back',
  /** The button of whoever stops and goes on later. */
  stop: '_stop',
  /** Where the link goes by which somebody goes on later. */
  address: '_address',
  /** Token of such a link, of whoever goes on. */
  resume: '_resume',
  /** Token of whoever signs what somebody else sent. */
  sign: '_sign',
  /** Their name, typed as a signature. */
  signedBy: '_signedBy',
  /** The button that they press: `signed` or `declined`. */
  verdict: '_verdict',
  /** Path of the page of a form that is sent by a call: where whoever is asked to sign it does. */
  page: '_page',
} as const;

/** Where the link goes by which somebody goes on later, read as any field is. */
export const laterField = { kind: 'email', name: formFields.address, label: {}, autofill: 'email' } as const;

/** The name of whoever signs what somebody else sent, read as any field is. */
export const signedByField = { kind: 'text', name: formFields.signedBy, label: {}, maxLength: 100, autofill: 'name' } as const;

/** In the place of a step's id: all answers once more, before they are sent. */
export const checkStep = 'controleren';

/** Bytes of a piece of a file that goes up before its form. Smaller files go with the form. */
export const pieceSize = 512 * 1024;

/** The most bytes of one file, and of all files of a field. */
export const mostOfField = 9.5 * 1024 * 1024;
