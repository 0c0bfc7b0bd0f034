import { defineCommand } from '@lectern/core/server';
import type { BlockPost, PostAnswer, VisitorContext } from '@lectern/core/server';
import type { guestbook } from '../guestbook.block.ts';
import { walk } from './reach.ts';

const sign = defineCommand('probe.sign', async (context, name: string) => {
  context.allowEveryone('anybody may sign the guest book');
  context.audit({ entity: 'probe:guest', entityID: name });
});

export async function loadGuestbook(_: object, context: VisitorContext) {
  walk('visit', context);
  return { thanked: context.query['thanks'] ?? '', remembered: context.cookie ?? '' };
}

export async function signGuestbook(post: BlockPost<typeof guestbook>): Promise<PostAnswer<typeof guestbook>> {
  walk('post', post);
  await post.limit('sign', { attempts: 5, minutes: 60 });
  const [photo] = post.files['photo'] ?? [];
  if (photo && photo.size > 0) return { state: { bytes: photo.size }, title: 'A photo' };
  await post.run(sign, post.body.name);
  post.setCookie(post.body.name);
  return { redirect: `${post.page.path}?thanks=${post.body.name}` };
}
