import type { AdminLanguage } from '#contract/admin-language.ts';

interface Texts {
  /** `inviter` is undefined where nobody by name invites, as at the first start. */
  readonly subject: (site: string, inviter: string | undefined) => string;
  readonly hello: (name: string) => string;
  readonly invitation: (site: string, inviter: string | undefined) => string;
  readonly action: string;
  readonly after: (lifetime: string) => string;
}

/** What an invitation says, by language. */
export const activationTexts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    subject: (site, inviter) => (inviter ? `${inviter} invites you to ${site}` : `Activate your account at ${site}`),
    hello: (name) => `Hello ${name},`,
    invitation: (site, inviter) =>
      inviter
        ? `${inviter} invites you to work on ${site}. Choose a password to activate your account.`
        : `An account was made for you with which you can work on ${site}. Choose a password to activate it.`,
    action: 'Choose a password',
    after: (lifetime) => `The link works once, for ${lifetime}. If you did not expect this mail, do nothing.`,
  },
  nl: {
    subject: (site, inviter) => (inviter ? `${inviter} nodigt u uit voor ${site}` : `Activeer uw account bij ${site}`),
    hello: (name) => `Beste ${name},`,
    invitation: (site, inviter) =>
      inviter
        ? `${inviter} nodigt u uit om aan ${site} te werken. Kies een wachtwoord om uw account te activeren.`
        : `Er is een account voor u gemaakt waarmee u aan ${site} kunt werken. Kies een wachtwoord om het te activeren.`,
    action: 'Wachtwoord kiezen',
    after: (lifetime) =>
      `De link werkt één keer, gedurende ${lifetime}. Verwachtte u deze e-mail niet, dan hoeft u niets te doen.`,
  },
  de: {
    subject: (site, inviter) => (inviter ? `${inviter} lädt Sie zu ${site} ein` : `Aktivieren Sie Ihr Konto bei ${site}`),
    hello: (name) => `Guten Tag ${name},`,
    invitation: (site, inviter) =>
      inviter
        ? `${inviter} lädt Sie ein, an ${site} mitzuarbeiten. Wählen Sie ein Passwort, um Ihr Konto zu aktivieren.`
        : `Für Sie wurde ein Konto angelegt, mit dem Sie an ${site} mitarbeiten können. Wählen Sie ein Passwort, um es zu aktivieren.`,
    action: 'Passwort wählen',
    after: (lifetime) =>
      `Der Link funktioniert einmal. Er ist so lange gültig: ${lifetime}. Wenn Sie diese E-Mail nicht erwartet haben, tun Sie nichts.`,
  },
  fr: {
    subject: (site, inviter) => (inviter ? `${inviter} vous invite sur ${site}` : `Activez votre compte sur ${site}`),
    hello: (name) => `Bonjour ${name},`,
    invitation: (site, inviter) =>
      inviter
        ? `${inviter} vous invite à travailler sur ${site}. Choisissez un mot de passe pour activer votre compte.`
        : `Un compte a été créé pour vous, avec lequel vous pouvez travailler sur ${site}. Choisissez un mot de passe pour l’activer.`,
    action: 'Choisir un mot de passe',
    after: (lifetime) =>
      `Le lien fonctionne une seule fois, pendant ${lifetime}. Si vous n’attendiez pas cet e-mail, ne faites rien.`,
  },
};
