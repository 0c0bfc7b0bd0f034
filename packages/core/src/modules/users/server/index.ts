import { defineModuleServer } from '#server/define-server.ts';
import { accounts } from '#server/kernel/accounts.ts';
import { provide } from '#server/kernel/service.ts';
import { userReader } from '#server/kernel/user-reader.ts';
import { addressChangedMail } from './mails/address-changed.mail.ts';
import { migrations } from './migrations/index.ts';
import { userPersonalData } from './personal-data.ts';
import { roleUse } from '../../roles/server/public.ts';
import { watchRestoredAdministrators } from './restored-administrators.ts';
import { bootUser } from './boot-user.ts';
import { plainRoleUse } from './role-use.ts';
import { User } from './user.entity.ts';
import { plainUserReader } from './user-reader.ts';
import { plainAccounts } from './user-sql.ts';
import { userRoutes } from './user.routes.ts';
import { identityProof } from './user.services.ts';

/** The server entry of users. */
export default defineModuleServer({
  personalData: userPersonalData,
  routes: userRoutes,
  entities: [User],
  migrations,
  mails: [addressChangedMail],
  services: [
    provide(userReader, () => plainUserReader),
    provide(accounts, () => plainAccounts),
    provide(roleUse, () => plainRoleUse),
  ],
  needs: [identityProof],
  boot: { user: bootUser },
  watchRestore: watchRestoredAdministrators,
});
