import { defineMessages } from '@lectern/core/admin';
import manifest from '../manifest.ts';

/** The texts of the funnel. */
export const t = defineMessages(manifest, {
  'funnel.title': 'Form funnel',
  'funnel.form': 'Form',
  'funnel.period': 'Period',
  'funnel.days': 'Last {{count}} days',
  'funnel.steps': 'Step by step',
  'funnel.step': 'Step',
  'funnel.passed': 'Passed',
  'funnel.left': 'Went no further',
  'funnel.refused': 'Refused',
  'funnel.started': 'Started',
  'funnel.finished': 'Sent',
  'funnel.stopped': 'What stopped people',
  'funnel.question': 'Question',
  'funnel.times': 'Times refused',
  'funnel.noErrors': 'Nobody was refused in this time.',
  'funnel.empty': 'Nothing was filled in in this time',
  'funnel.emptyText': 'Steps are counted by day, of nobody: a step that is filled in twice counts twice.',
  'funnel.failed': 'The numbers could not be loaded',
  'funnel.note':
    'Counted by day, of nobody. Started is everybody who pressed the button once, right or not. A step that somebody goes back to and passes again counts again.',
});
