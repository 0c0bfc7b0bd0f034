import { defineServer, defineServiceKey, provide } from '@lectern/core/server';

const press = defineServiceKey('probe/press');
const salutation = defineServiceKey('lender/salutation');

export default defineServer({
  services: [provide(salutation, () => (name) => `Dear ${name}`), provide(press, () => (text) => text.toUpperCase())],
});
