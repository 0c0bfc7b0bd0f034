import type { ReactNode } from 'react';
import { siteFacts } from '@lectern/core';
import { phoneAddress } from '@lectern/core/site';
import type { SiteContext } from '@lectern/core/site';

/** How whoever the site belongs to is reached, as the settings of the site say it. */
export function ContactDetails({ site }: { readonly site: SiteContext }): ReactNode {
  const { organisation, street, postalCode, town, telephone: phone, email } = site.settings(siteFacts);
  const lines = [organisation, street, [postalCode, town].filter(Boolean).join(' ')].filter(Boolean);
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
              <a href={phoneAddress(phone)}>{phone}</a>
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
