export default {
  'Erase what is kept of a person': 'Gespeicherte Daten einer Person löschen',
  'Export what is kept of a person': 'Gespeicherte Daten einer Person exportieren',
  Person: 'Person',
  'Kept by': 'Aufbewahrt von',
};
