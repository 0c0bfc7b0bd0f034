import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';
import { pageTypes } from '../manifest.ts';

/** A telephone number as a link has it: digits, and the plus sign before those of a country. */
const digitsOf = (phone: string): string => phone.replaceAll(/\(0\)|[^\d+]/g, '');

/** How whoever the site belongs to is reached, as the settings say it. */
export function ContactDetails({ site }: { readonly site: SiteContext }): ReactNode {
  const { organisation, street, town, phone, email } = site.settings(pageTypes);
  const lines = [organisation, street, town].filter(Boolean);
  if (lines.length === 0 && !phone && !email) return null;
  return (
    <address className="page-types-contact">
      {lines.map((line) => (
        <span key={line} className="page-types-contact-line">
          {line}
        </span>
      ))}
      {(phone || email) && (
        <ul className="page-types-footer-links">
          {phone && (
            <li>
              <a href={`tel:${digitsOf(phone)}`}>{phone}</a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
      )}
    </address>
  );
}
