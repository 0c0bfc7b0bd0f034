import { defineEntity, p } from '@lectern/core/server';

export const SecretSchema = defineEntity({
  name: 'ProbeSecret',
  tableName: 'probe_secret',
  properties: {
    id: p.uuid().primary(),
    /** Keyed hash of the person's address, to find their secrets by. */
    emailHash: p.blob(),
    /** Sealed: `{ email, text, fileID }`. */
    secret: p.blob(),
  },
});

export class Secret extends SecretSchema.class {}
SecretSchema.setClass(Secret);
