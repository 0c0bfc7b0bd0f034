/** Dutch words that say nothing of a subject. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'aan achter af al alle alleen als alsof altijd ander andere anders bent beter bij bijna binnen boven buiten daar daarna daarom dan dat de deze die ' +
    'dit doen doet door dus echter een eens elk elke en er erg ergens even ge geen geweest haar had hadden heb hebben hebt heeft hem ' +
    'het hier hij hoe hun iemand iets ik in is ja je jij jou jouw jullie kan kon konden kunnen kunt langs maar mag meer men met mij ' +
    'mijn moet moeten na naar naast net niet niets nog nu of om omdat onder ons onze ook op over pas per reeds s sinds soms steeds t te tegen ' +
    'ten ter terwijl toch toen tot tussen u uit uw van vaak vanaf veel verder via voor vooral waar waarom wanneer want waren was wat ' +
    'we wel welk welke werd werden wie wij wil wilt worden wordt zal ze zeer zelf zich zij zijn zo zoals zonder zou zouden zullen'
  ).split(' '),
);
