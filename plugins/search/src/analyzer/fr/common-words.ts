/** French words that say nothing of a subject, as they are folded. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'a ai ainsi apres au aucun aussi autre autres aux avec avez avoir avons c car ce ceci cela celle celles celui ces cet cette ceux chaque chez ' +
    'comme comment d dans de depuis des deux donc dont du elle elles en encore entre est et etait etant ete etes etre eu eux fait font ' +
    'hors il ils j je jusqu l la le les leur leurs lors lorsqu lui m ma mais meme memes mes moi moins mon n ne ni nos notre nous on ont ou par parce ' +
    'pas pendant peu peut peuvent plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si soit ' +
    'son sont sous sur t ta tandis te tes toi ton tous tout toute toutes tres tu un une vers vos votre vous y'
  ).split(' '),
);
