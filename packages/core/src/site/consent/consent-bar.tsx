import type { ReactNode } from 'react';
import type { BlockForm } from '../../contract/post.ts';
import { PostForm } from '../kit/post-form.tsx';
import { consentTexts } from './consent-texts.ts';

export interface ConsentBarProps {
  readonly form: BlockForm;
  readonly locale: string;
  /** The address of the cookie statement; undefined where there is none. */
  readonly statement: string | undefined;
}

/** Asks a visitor once. It stands first in the page, covers nothing, and works without a script. */
export function ConsentBar({ form, locale, statement }: ConsentBarProps): ReactNode {
  const texts = consentTexts(locale);
  return (
    <section className="site-consent" aria-label={texts.title}>
      <div className="site-consent-text">
        <p>
          {texts.text} {statement !== undefined && <a href={statement}>{texts.statement}</a>}
        </p>
      </div>
      <PostForm form={form} className="site-consent-form">
        <button type="submit" name="choice" value="all">
          {texts.accept}
        </button>
        <button type="submit" name="choice" value="necessary">
          {texts.decline}
        </button>
      </PostForm>
    </section>
  );
}

export interface ChangeConsentProps {
  /** Of the layout's context; undefined where the site asks nothing, and then nothing is drawn. */
  readonly form: BlockForm | undefined;
  readonly locale: string;
  readonly className?: string | undefined;
}

/** A button with which a visitor takes a choice back: the bar asks anew. For the footer. */
export function ChangeConsent({ form, locale, className }: ChangeConsentProps): ReactNode {
  if (!form) return null;
  return (
    <PostForm form={form} className={className}>
      <button type="submit" name="choice" value="ask">
        {consentTexts(locale).change}
      </button>
    </PostForm>
  );
}
