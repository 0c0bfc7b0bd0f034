/** Why an address could not be visited. `name`: nobody knows it; `secure`: its certificate; `circle`: it leads on and on. */
export const failureReasons = ['status', 'name', 'private', 'time', 'secure', 'circle', 'connection', 'scheme'] as const;
export type FailureReason = (typeof failureReasons)[number];
