/** German words that say nothing of a subject, as they are folded. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da damit dann das dass daruber dein deine ' +
    'dem den denn der des dessen die dies diese diesem diesen dieser dieses doch dort durch ein eine einem einen einer eines er es etwas ' +
    'euch euer fur gegen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist ' +
    'jede jedem jeden jeder jedes jetzt kann kein keine keinem keinen keiner konnen konnte machen man mehr mein meine mich mir mit muss ' +
    'musste nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so solche soll sollte ' +
    'sondern sonst um und uns unser unsere unter viel vom von vor wahrend war waren warum was weil welche welchem welchen welcher wenn wer ' +
    'werde werden wie wieder will wir wird wirst wo wurde wurden zu zum zur zwar zwischen uber'
  ).split(' '),
);
