import type { ChatText } from '../../chat-text.ts'

/** Default texts of chats to buyers, in French. */
export const chatWordsFr: Readonly<Record<ChatText, string>> = {
  confirm:
    'Bonjour {name} ! Ici {shop} : nous avons reçu votre commande {number} de {total}. La confirmez-vous, pour que nous l’envoyions ?',
  payment:
    'Bonjour {name} ! Ici {shop} : votre commande {number} de {total} attend son paiement. Pouvons-nous vous aider ?',
  ready: 'Bonjour {name} ! Votre commande {number} de {shop} est prête : vous pouvez venir la chercher.',
  onTheWay:
    'Bonjour {name} ! Votre commande {number} de {shop} est en route. {carrier} vous l’apporte. Son numéro de suivi est {guide}. Suivez-la ici : {link}',
  arrived: 'Bonjour {name} ! Votre commande {number} de {shop} est-elle arrivée ?',
  hello: 'Bonjour {name} ! Ici {shop}, au sujet de votre commande {number}.',
}
