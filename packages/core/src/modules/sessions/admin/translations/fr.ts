export default {
  'Log out everywhere': 'Se déconnecter partout',
  'End a session': 'Mettre fin à une session',
};
