export default {
  'Log out everywhere': 'Überall abmelden',
  'End a session': 'Sitzung beenden',
};
