import { consentOwner } from '#contract/consent-fields.ts';
import type { consentFields } from '#contract/consent-fields.ts';
import type { BlockForm } from '#contract/post.ts';
import type { ValuesOf } from '#contract/fields/field.ts';
import { ConsentBar } from '#site/consent/consent-bar.tsx';
import { renderView } from '#site/render/render-view.ts';
import type { PageView, SettingsView } from '../page-view.ts';
import { csrfPlaceholder } from '../sendable-page.ts';
import { consentBlock, consentPart } from './consent-part.ts';

type Values = ValuesOf<typeof consentFields>;

const settingsOf = ({ settings }: PageView): SettingsView | undefined =>
  Object.hasOwn(settings, consentOwner) ? settings[consentOwner] : undefined;

/** What the bar and the footer's button of a page depend on. */
export const consentTags = (view: PageView): readonly string[] => settingsOf(view)?.tags ?? [];

/** The form with which a visitor of a page chooses; undefined where the site asks nothing. */
export const consentForm = (view: PageView): BlockForm | undefined =>
  (settingsOf(view)?.value as Values | undefined)?.isAsked
    ? { action: undefined, block: consentBlock, token: csrfPlaceholder, key: undefined }
    : undefined;

/** The address of the cookie statement; undefined where it is not public, or none is named. */
function statementOf(view: PageView): string | undefined {
  const target = (settingsOf(view)?.value as Values | undefined)?.statement?.to;
  if (!target) return undefined;
  if ('page' in target) return view.paths[target.page];
  return 'href' in target ? target.href : undefined;
}

/** The bar of a page, for those who have not chosen; empty where the site asks nothing. */
export function drawConsent(view: PageView): string {
  const form = consentForm(view);
  if (!form) return '';
  const props = { form, locale: view.locale, statement: statementOf(view) };
  return consentPart(renderView(ConsentBar, props, { key: '_consent' }));
}
