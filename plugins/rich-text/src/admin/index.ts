import { defineAdmin } from '@lectern/core/admin';
import type { ControlProps } from '@lectern/core/admin';
import type { ComponentType } from 'react';
import manifest from '../manifest.ts';

export default defineAdmin(manifest, {
  controls: {
    editor: async () => {
      const control = await import('./rich-text-control.tsx');
      // The door knows controls of every value by one type; which value this one gets, its field says.
      return { default: control.default as unknown as ComponentType<ControlProps<never>> };
    },
  },
});
