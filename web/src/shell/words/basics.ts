/** What must be said even when nothing more can be loaded: kept small, in all languages at once. */
import type { ByLanguage, Language } from '@belfry/engine/words';

export interface Basics {
  readonly waiting: string;
  readonly failed: string;
  /** What happened, by its cause, with what to do. */
  readonly causes: Readonly<Record<'network' | 'full' | 'locked' | 'blocked' | 'unknown', string>>;
  readonly again: string;
  readonly reload: string;
  readonly home: string;
  readonly details: string;
}

/** Every language in itself. */
export const LANGUAGE_NAMES: ByLanguage<{ readonly short: string; readonly full: string }> = {
  en: { short: 'EN', full: 'English' },
  de: { short: 'DE', full: 'Deutsch' },
  fr: { short: 'FR', full: 'Français' },
  bg: { short: 'БГ', full: 'Български' },
};

const BASICS: ByLanguage<Basics> = {
  en: {
    waiting: 'One moment, please…',
    failed: 'That did not work',
    causes: {
      network: 'A part of Belfry could not be loaded. Check the connection, then try again.',
      full: 'This browser has no room left to save the match. Remove old matches or free some space, then try again.',
      locked:
        'This browser does not let Belfry save anything. In a private window or with blocked storage, matches cannot be kept.',
      blocked: 'Belfry is still open in another window, in an older version. Close that window, then try again.',
      unknown: 'Something went wrong that we did not expect. Your matches are safe: try again, or reload the page.',
    },
    again: 'Try again',
    reload: 'Reload the page',
    home: 'Back to start',
    details: 'Details',
  },
  de: {
    waiting: 'Einen Moment bitte …',
    failed: 'Das hat nicht geklappt',
    causes: {
      network: 'Ein Teil von Belfry ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.',
      full: 'Dieser Browser hat keinen Platz mehr, um die Partie zu speichern. Lösche alte Partien oder schaffe Platz und versuch es noch einmal.',
      locked:
        'Dieser Browser lässt Belfry nichts speichern. In einem privaten Fenster oder mit gesperrtem Speicher bleiben Partien nicht erhalten.',
      blocked:
        'Belfry ist noch in einem anderen Fenster offen, in einer älteren Fassung. Schließ dieses Fenster und versuch es noch einmal.',
      unknown:
        'Etwas ist schiefgegangen, womit wir nicht gerechnet haben. Deine Partien sind sicher: Versuch es noch einmal oder lade die Seite neu.',
    },
    again: 'Noch einmal versuchen',
    reload: 'Seite neu laden',
    home: 'Zur Startseite',
    details: 'Einzelheiten',
  },
  fr: {
    waiting: 'Un instant…',
    failed: 'Ça n’a pas marché',
    causes: {
      network: 'Une partie de Belfry n’a pas pu être chargée. Vérifie la connexion, puis réessaie.',
      full: 'Ce navigateur n’a plus de place pour enregistrer la partie. Supprime d’anciennes parties ou libère de l’espace, puis réessaie.',
      locked:
        'Ce navigateur ne laisse rien enregistrer à Belfry. En navigation privée ou avec un stockage bloqué, les parties ne sont pas conservées.',
      blocked:
        'Belfry est encore ouvert dans une autre fenêtre, dans une version plus ancienne. Ferme cette fenêtre, puis réessaie.',
      unknown:
        'Il s’est passé quelque chose d’inattendu. Tes parties sont à l’abri\u00a0: réessaie, ou recharge la page.',
    },
    again: 'Réessayer',
    reload: 'Recharger la page',
    home: 'Retour à l’accueil',
    details: 'Détails',
  },
  bg: {
    waiting: 'Един момент…',
    failed: 'Не се получи',
    causes: {
      network: 'Част от Belfry не можа да се зареди. Провери връзката и опитай пак.',
      full: 'В този браузър няма място да се запази партията. Изтрий стари партии или освободи място и опитай пак.',
      locked:
        'Този браузър не позволява на Belfry да запазва данни. В поверителен прозорец или при блокирано хранилище партиите не се пазят.',
      blocked: 'Belfry е отворен и в друг прозорец, в по-стара версия. Затвори го и опитай пак.',
      unknown: 'Случи се нещо неочаквано. Партиите ти са запазени: опитай пак или презареди страницата.',
    },
    again: 'Опитай пак',
    reload: 'Презареди страницата',
    home: 'Към началото',
    details: 'Подробности',
  },
};

export const basicsIn = (language: Language): Basics => BASICS[language];
