export default {
  'Erase what is kept of a person': 'Wissen wat van een persoon wordt bewaard',
  'Export what is kept of a person': 'Exporteren wat van een persoon wordt bewaard',
  Person: 'Persoon',
  'Kept by': 'Bewaard door',
};
