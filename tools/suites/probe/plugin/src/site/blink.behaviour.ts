import type { Behaviour } from '@lectern/core/site';

const blink: Behaviour = (element) => {
  element.dataset['probe'] = 'seen';
};

export default blink;
