import { defineServiceKey } from '../kernel/service.ts';

/** The port that says where files of multipart calls lie until the call ends: the path of a folder. */
export const uploadFolder = defineServiceKey<string>('http/upload-folder');
