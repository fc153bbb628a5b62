import type { AnyLanguage } from '../words.ts'
import type es from './es.ts'

export default {
  title: 'Signaler une boutique',
  intro: (shop) => `Dites-nous ce qui ne va pas avec la boutique « ${shop} ». Une personne de la plateforme le lit.`,
  nobody:
    'La boutique ne saura pas que c’était vous, et nous ne demandons pas qui vous êtes. Pour une commande, écrivez d’abord à la boutique.',
  reason: 'Qu’est-ce qui ne va pas ?',
  reasons: {
    fraud: 'Elle ressemble à une fraude',
    counterfeit: 'Elle vend des imitations',
    forbidden: 'Elle vend quelque chose d’interdit ou de dangereux',
    notDelivered: 'Elle n’a pas livré ce que j’ai acheté',
    other: 'Autre chose',
  },
  text: 'Dites-en plus (facultatif)',
  textHint: 'Par exemple le numéro de votre commande. Ni mots de passe, ni numéros de carte.',
  send: 'Envoyer le signalement',
  sent: 'Merci. Nous le lirons.',
  sentText: 'Si la boutique trompe les gens, nous la fermons.',
} satisfies AnyLanguage<typeof es>
