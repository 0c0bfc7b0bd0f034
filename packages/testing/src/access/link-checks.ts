import { signedLinks } from '@lectern/core/node';
import type { TestApp } from '../app/create-test-app.ts';
import type { Refusal } from './refused-call.ts';

/** A token, and how it is refused; undefined where it lets in. */
export interface LinkTry {
  readonly what: string;
  readonly token: string;
  readonly due: Refusal | undefined;
}

const hour = 3_600_000;
const unknownToken = 'a'.repeat(43);

/** The links with which a route for links of a purpose is tried. */
export async function linkTries({ app }: TestApp, purpose: string): Promise<readonly LinkTry[]> {
  const make = (of: string, hours: number): Promise<string> => {
    const link = {
      purpose: of,
      subject: '00000000-0000-4000-8000-000000000000',
      endsAt: new Date(app.now().getTime() + hours * hour),
    };
    return app.service(signedLinks).create(app.orm.em.fork(), link);
  };
  const dead: Refusal = [400, 'V_05'];
  return [
    { what: 'with what is no token', token: 'sample', due: [400, 'V_04'] },
    { what: 'with an unknown token', token: unknownToken, due: dead },
    { what: 'with a link for something else', token: await make(`${purpose}-else`, 1), due: dead },
    { what: 'with a link that is over', token: await make(purpose, -1), due: dead },
    { what: 'with a link', token: await make(purpose, 1), due: undefined },
  ];
}
