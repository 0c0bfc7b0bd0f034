import type { AdminLanguage } from '#contract/admin-language.ts';

interface Texts {
  readonly subject: (site: string) => string;
  readonly paragraphs: (name: string) => readonly string[];
  readonly action: string;
  readonly after: (lifetime: string) => string;
}

/** What the mail with the link for a new password says, by language. */
export const resetPasswordTexts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    subject: (site) => `Choose a new password for ${site}`,
    paragraphs: (name) => [`Hello ${name},`, 'Somebody, probably you, asked for a link to choose a new password.'],
    action: 'Choose a new password',
    after: (lifetime) =>
      `The link works once, for ${lifetime}. If you did not ask for it, do nothing: your password stays as it is.`,
  },
  nl: {
    subject: (site) => `Kies een nieuw wachtwoord voor ${site}`,
    paragraphs: (name) => [`Beste ${name},`, 'Iemand, waarschijnlijk u, vroeg om een link om een nieuw wachtwoord te kiezen.'],
    action: 'Nieuw wachtwoord kiezen',
    after: (lifetime) =>
      `De link werkt één keer, gedurende ${lifetime}. Vroeg u er niet om, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.`,
  },
  de: {
    subject: (site) => `Wählen Sie ein neues Passwort für ${site}`,
    paragraphs: (name) => [
      `Guten Tag ${name},`,
      'jemand, wahrscheinlich Sie selbst, hat einen Link angefordert, um ein neues Passwort zu wählen.',
    ],
    action: 'Neues Passwort wählen',
    after: (lifetime) =>
      `Der Link funktioniert einmal. Er ist so lange gültig: ${lifetime}. Wenn Sie ihn nicht angefordert haben, tun Sie nichts: Ihr Passwort bleibt, wie es ist.`,
  },
  fr: {
    subject: (site) => `Choisissez un nouveau mot de passe pour ${site}`,
    paragraphs: (name) => [
      `Bonjour ${name},`,
      'Quelqu’un, sans doute vous, a demandé un lien pour choisir un nouveau mot de passe.',
    ],
    action: 'Choisir un nouveau mot de passe',
    after: (lifetime) =>
      `Le lien fonctionne une seule fois, pendant ${lifetime}. Si vous ne l’avez pas demandé, ne faites rien\u00a0: votre mot de passe reste le même.`,
  },
};
