/** The first administrator of every site that a test starts. */
export const administrator = { email: 'admin@example.com', password: 'Secret-Pass1!' };
