export default {
  'Log out everywhere': 'Overal uitloggen',
  'End a session': 'Sessie beëindigen',
};
