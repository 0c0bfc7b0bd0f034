import type { Signer } from '#server/kernel/signer.ts';
import type { GrantedFile } from '#server/site/media-signer.ts';

/** Lets who has an address see an image or file of a page that is not published. */
export interface FileGrants {
  /** `{end}.{signature}`: the end in hours since 1970, in base 36. */
  grant(file: GrantedFile): string;
  isGranted(file: GrantedFile, granted: string): boolean;
}

const purpose = 'page-file';
const signatureBytes = 12;
const hour = 3_600_000;
/** Hours. A grant ends between one and two of these after it was asked for. */
const period = 6;

const subject = ({ pageID, group, hash }: GrantedFile, end: string): string => `${pageID}\0${group}\0${hash}\0${end}`;

/** Grants are the same within a period, so that a browser that draws a page again and again loads its images once. */
export function createFileGrants(signer: Signer, now: () => Date): FileGrants {
  return {
    grant(file) {
      const end = (Math.floor(now().getTime() / hour / period) + 2) * period;
      const written = end.toString(36);
      return `${written}.${signer.sign(purpose, subject(file, written), signatureBytes)}`;
    },
    isGranted(file, granted) {
      const [end = '', signature = ''] = granted.split('.');
      if (!signer.verify(purpose, subject(file, end), signature, signatureBytes)) return false;
      return now().getTime() < Number.parseInt(end, 36) * hour;
    },
  };
}
