import { z } from '@lectern/core';
import { checkForms } from './definition/check/check-form.ts';
import { faultSentence } from './definition/check/form-fault.ts';
import type { FormDefinition } from './definition/definition.types.ts';

/** A service that knows streets and cities by postcode and house number. */
const addressService = z.strictObject({
  /** Its address, with `{postcode}` (`1234AB`) and `{number}` in their places. */
  url: z
    .string()
    .regex(/^https?:\/\/.*\{postcode\}.*\{number\}/, 'the address of the service holds {postcode}, and behind it {number}')
    .refine((url) => URL.canParse(url), 'the address of the service is none'),
  /** The value of the header `Authorization`, such as `Bearer …`: from the environment. */
  authorization: z.string().min(1).optional(),
  /** Where its JSON says the street, as a path: `response.docs.0.straatnaam`. */
  street: z.string().min(1).default('street'),
  /** Where it says the city. */
  city: z.string().min(1).default('city'),
});

export type AddressService = z.output<typeof addressService>;

/** The options of the plugin: `use(forms, { forms: insuranceForms })`. */
export const formsOptions = z
  .strictObject({
    /** The forms of the site. The start checks each, and names what is wrong with it. */
    forms: z
      .array(z.custom<FormDefinition>((value) => typeof value === 'object' && value !== null))
      .default([])
      .superRefine((forms, { addIssue }) => {
        const faults = checkForms(forms).map(faultSentence);
        if (faults.length > 0) addIssue({ code: 'custom', message: faults.join(' ') });
      }),
    /** How many forms one address may send in an hour. */
    submissionsPerHour: z.int().min(1).default(30),
    /**
     * A clamd that looks at every file before it is kept: `tcp://127.0.0.1:3310`, as from `CLAMD_URL`. While it cannot be
     * asked, no form with a file passes. Default: files are told by their kind alone.
     */
    clamd: z
      .string()
      .regex(/^tcp:\/\/[^/:@]+(?::\d{1,5})?$/, 'clamd is an address such as tcp://127.0.0.1:3310')
      .optional(),
    /** Completes Dutch addresses while somebody fills in a form, by script. Default: everything is typed. */
    address: addressService.optional(),
  })
  .prefault({});

export type FormsOptions = z.output<typeof formsOptions>;
