import { defineServer, defineServiceKey, provide } from '@lectern/core/server';

const salutation = defineServiceKey('lender/salutation');

export default defineServer({ services: [provide(salutation, () => (name) => `Dear ${name}`)] });
