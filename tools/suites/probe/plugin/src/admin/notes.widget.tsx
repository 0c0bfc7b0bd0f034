import { t } from './messages.ts';

export default function NotesWidget() {
  return <p>{t('total', { count: 2 })}</p>;
}
