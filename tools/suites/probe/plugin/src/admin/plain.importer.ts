import type { AdminImporter } from '@lectern/core/admin';

const importer: AdminImporter = {
  async read(file) {
    const title = await file.text();
    if (title === '') return { ok: false, message: 'The file is empty.' };
    const blocks = [{ type: 'probe/list', props: { title } }];
    const finish = async () => ({ blocks, failed: [] });
    return { ok: true, file: { title, summary: 'one list', leftOut: { text: '', reasons: [] }, finish } };
  },
};

export default importer;
