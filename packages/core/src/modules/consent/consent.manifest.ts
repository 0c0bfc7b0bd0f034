import { consentFields, consentOwner } from '../../contract/consent-fields.ts';
import { defineModule } from '../../contract/module.ts';

/** The choice that visitors have about what comes from others. The bar is drawn with the page; see `server/site/consent`. */
export const consent = defineModule({ id: consentOwner, settings: consentFields });
