/** Words of which compounds are made that the dictionary does not mark; those of three letters are few on purpose. */
export const ownWords: readonly string[] =
  'dak gas ijs vee bus lek hof pand rechtsbijstand bijstand zonne formulier laadpaal warmtepomp kerkenraad avondmaal cyber drone'.split(
    ' ',
  );

/** Words that look like compounds and are none, or no longer, which the dictionary does not tell. */
export const ownWhole: readonly string[] = (
  'rechtstreeks regelmatig onmiddellijk gezamenlijk waarschijnlijk diefstal minister ministerie combinatie televisie telescoop platform ' +
  'portfolio chocolade fotograaf kanselier kapelaan schouwburg handhaver handhaving vernissage toetreder castraat heremiet klassering ' +
  'delfstof verstand weerstand stilstand leegstand spektakel transport transporteur valkenier hondsroos levensloop leidraad database'
).split(' ');
