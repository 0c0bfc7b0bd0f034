import * as z from 'zod';

const profile = { name: z.string(), jobTitle: z.string(), image: z.string().nullable() };

/** A user, as the documentation describes it. */
const user = z.object({
  ID: z.number().int(),
  email: z.string(),
  role: z
    .object({
      ID: z.string(),
      name: z.string(),
      permissions: z.array(z.object({ name: z.string(), parameters: z.record(z.string(), z.unknown()).optional() })),
    })
    .nullable(),
  profile: z.object(profile),
  ...profile,
});

export const userAnswer = z.object({ User: user });

/** What the second step of a login has to show. */
export const secondFactorStep = z.object({
  methods: z.array(z.enum(['totp', 'passkey', 'recovery-code'])),
  mustSetUp: z.boolean().describe('The role asks for a second factor and none is set up: that is the next step.'),
});

/** One of the two: the user who is logged in now, or what a second step has to show. */
export const loginAnswer = z.union([userAnswer, z.object({ secondFactor: secondFactorStep })]);
