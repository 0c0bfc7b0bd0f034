import type { FormDefinition } from '@lectern/forms';
import type { InsuranceFormId, InsuranceFormsOptions } from '../options.ts';
import { nl } from './nl.ts';

type About = Pick<FormDefinition, 'id' | 'languages' | 'recipients' | 'purpose' | 'links'>;

/** Days that a form is kept after it was sent. */
const days = 90;

/** What all forms say alike: who gets them, what is kept and why, and the pages that belong to them. */
export function about(id: InsuranceFormId, goal: string, options: InsuranceFormsOptions): About {
  const { organisation, email, recipients, rightsPage, privacyPage } = options;
  return {
    id,
    languages: ['nl'],
    recipients: recipients?.[id] ?? [{ email }],
    purpose: nl(
      `${organisation} bewaart wat u hier invult en meestuurt om ${goal}, en voor niets anders. ` +
        `Wij bewaren het versleuteld en wissen het na ${days} dagen; wat in uw dossier hoort, staat dan daar. ` +
        'U kunt altijd vragen wat wij van u bewaren, en het laten verbeteren of wissen.',
    ),
    links: [
      { text: nl('Wie mag melden, bekijken en wijzigen'), href: rightsPage },
      { text: nl('Privacyverklaring'), href: privacyPage },
    ],
  };
}
