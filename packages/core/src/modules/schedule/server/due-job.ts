/** Name of the job that does what is due. */
export const dueJob = 'schedule:due';
