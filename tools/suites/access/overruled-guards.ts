/**
 * Places that ask the policy and that the access matrix need not notice, with the reason. Everything else that asks it
 * must be noticed.
 */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /(user|page)\.policy\.ts|(role|request)\.presenter\.ts|(folder-access|list-translations\.query|checks\.routes)\.ts can \(2\)|(list-links|list-plans)\.query\.ts can/,
    'tells screens which buttons to show; the command refuses',
  ],
  [/explain-permission\.ts/, 'answers what the policy would say, and decides nothing'],
  [/\/lock-rights\.ts/, 'asks before the lock and after it; that nobody asks at all shows wherever it is called'],
  [/delete-user\.command\.ts keepAdministrator/, 'over HTTP whoever deletes an administrator is another one'],
  [
    /(identity-proof|user\.routes|add-file\.routes|upload\.routes|preview\.routes|preview-link\.routes)\.ts fails with G_07|password\.routes\.ts throws G_07/,
    'the gate said so before',
  ],
  [/grant-new-permissions\.command\.ts/, 'a part of the start, which nobody calls'],
  [
    /(erase-person|export-person|put-back|replace-file)\.command\.ts authorize/,
    'asks twice, before the work and in the transaction; the test of refused writes shows the first',
  ],
  [/accept-publication\.command\.ts can/, 'lets nobody accept their own request; its own tests show it'],
  [
    /reviewers\.ts can|requested\.mail\.ts can|page-people\.ts can|mention\.mail\.ts can/,
    'chooses who is told; its own tests show it',
  ],
  [/menu\.presenter\.ts can/, 'chooses which items of a menu are shown; its own tests show it'],
  [
    /(replace-(links|address)\.command|(link-sources|external-links)\.query)\.ts can/,
    'chooses among menus and settings; its own tests show it',
  ],
  [
    /(move-addresses|undo-move|replace-texts\.command)\.ts fails with UM_01/,
    'refuses for a page among several that is another’s; its own tests show it',
  ],
  [
    /(update-links|boot-list|change-pages|open-pair|read-page)\.ts can|draft-file\.ts/,
    'chooses among pages and files; its own tests show it',
  ],
  [
    /(plan-translation|put-translation\.command)\.ts/,
    'asks for both pages where a plugin translates, before and after; its own tests show it',
  ],
  [
    /(read-changes\.query\.ts can|open-translation\.ts authorizePage) \(2\)/,
    'tells of the source of a translation; its own tests show it',
  ],
  [/read-health\.ts can/, 'chooses what is counted for whom; its own tests show it'],
];

/** Why a check may go unnoticed; undefined for all others. */
export const overruled = (id: string): string | undefined => reasons.find(([pattern]) => pattern.test(id))?.[1];
