import { MediaFile } from '../../modules/media/server/media-file.entity.ts';
import { MediaFolder } from '../../modules/media/server/media-folder.entity.ts';
import { PageVersion } from '../../modules/pages/server/page-version.entity.ts';
import { Page } from '../../modules/pages/server/page.entity.ts';
import { Publication } from '../../modules/pages/server/publication.entity.ts';
import { Role } from '../../modules/roles/server/role.entity.ts';
import { User } from '../../modules/users/server/user.entity.ts';

/** The entities of core. What only commands write and the public path reads stands in tables without an entity. */
export const coreEntities = [Role, User, Page, PageVersion, Publication, MediaFile, MediaFolder] as const;
