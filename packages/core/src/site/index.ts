export { defineSite } from './define-site.ts';
export type {
  Behaviour,
  BlockViewProps,
  Catalogues,
  FormBlockViewProps,
  LayoutContext,
  Lazy,
  PageTypeViewProps,
  PageTypeViews,
  SiblingPage,
  SiteContext,
  SiteEntry,
  SiteImageSource,
  SiteLanguage,
  SiteMedia,
  SiteMenuItem,
} from './define-site.ts';
export type { LinkedData, LinkedIDs, LinkedNode } from './linked-data.ts';
export { consent, consentCookie, consentOf } from './consent/consent.ts';
export type { Consent, ConsentPurpose } from './consent/consent.ts';
export { ChangeConsent } from './consent/consent-bar.tsx';
export type { ChangeConsentProps } from './consent/consent-bar.tsx';
export { SiteImage } from './image/site-image.tsx';
export type { SiteImageProps } from './image/site-image.tsx';
export { tintOf } from './image/tint-of.ts';
export { Arrow, ArrowLink } from './kit/arrow-link.tsx';
export { Card, cardColumns, cardImageSizes, CardList } from './kit/card-list.tsx';
export { newTabText } from './kit/new-tab-text.ts';
export { phoneAddress } from './kit/phone-address.ts';
export { PostForm } from './kit/post-form.tsx';
export type { PostFormProps } from './kit/post-form.tsx';
export { SiteLink } from './kit/site-link.tsx';
export type { SiteLinkProps } from './kit/site-link.tsx';
export { SiteVideo } from './video/site-video.tsx';
export type { SiteVideoProps } from './video/site-video.tsx';
export { videoTexts } from './video/video-texts.ts';
export type { VideoTexts } from './video/video-texts.ts';
