/** `held`: looks like the work of a machine, and no mail of it was sent. `dropped`: it was one. */
export const submissionStates = ['new', 'in-progress', 'done', 'held', 'dropped'] as const;

export type SubmissionState = (typeof submissionStates)[number];

/** Whether somebody who is named in a submission agrees to it. */
export type ConsentState = 'asked' | 'signed' | 'declined';
