import type { PostedFields } from '@lectern/core';
import { formFields } from '../../form-fields.ts';

/** What the page's own controls say. */
export interface PageFields {
  readonly trap: string;
  /** It is the first try of this form, as far as its page knows. */
  readonly isFirst: boolean;
  readonly tokens: readonly string[];
  readonly step: string | undefined;
  readonly key: string | undefined;
  /** Of the page of a form that is sent by a call. */
  readonly path: string | undefined;
  /** Whoever sent it goes back to the page before. */
  readonly isGoingBack: boolean;
  /** Whoever sent it stops here, and goes on later. */
  readonly isStopping: boolean;
  /** Where the link goes by which they do. */
  readonly address: string | undefined;
  /** The token of such a link. */
  readonly resume: string | undefined;
  /** Of whoever signs what somebody else sent. */
  readonly sign: { readonly token: string; readonly name: string; readonly verdict: string } | undefined;
}

/** A path of this site, and nothing after it. */
const isPath = /^\/(?![/\\])[^\s?#\\]{0,500}$/;

const listed = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** The page's own fields of a form, from whatever stands beside its answers. */
export function readPageFields(own: PostedFields): PageFields {
  const first = (name: string): string | undefined => listed(own[name])[0];
  const path = first(formFields.page);
  const sign = first(formFields.sign);
  return {
    trap: first(formFields.trap) ?? '',
    isFirst: first(formFields.again) === undefined,
    tokens: listed(own[formFields.kept]),
    step: first(formFields.step),
    key: first('_key'),
    path: path !== undefined && isPath.test(path) ? path : undefined,
    isGoingBack: first(formFields.back) !== undefined,
    isStopping: first(formFields.stop) !== undefined,
    address: first(formFields.address),
    resume: first(formFields.resume),
    sign:
      sign === undefined
        ? undefined
        : { token: sign, name: first(formFields.signedBy) ?? '', verdict: first(formFields.verdict) ?? '' },
  };
}
