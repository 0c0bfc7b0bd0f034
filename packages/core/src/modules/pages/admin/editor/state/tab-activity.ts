import { activities } from './editor-document.ts';
import type { Activity } from './editor-document.ts';
import type { EditorTab } from './problems.ts';

/** The activity of each tab of the editor. */
export const activityOf: Readonly<Record<EditorTab, Activity>> = {
  overview: activities.Editing,
  settings: activities.EditingPageSettings,
  seo: activities.EditingSEOSettings,
  translations: activities.AddTranslation,
};

const tabs: readonly EditorTab[] = ['settings', 'seo', 'translations'];

/** The tab of an activity; every one that has none of its own is one of the overview. */
export const tabOfActivity = (activity: Activity): EditorTab => tabs.find((tab) => activityOf[tab] === activity) ?? 'overview';
