import type { AnyLanguage } from '../words.ts'
import type es from './es.ts'

export default {
  mayLook: (until) => `Le support peut regarder votre boutique jusqu’au : ${until}.`,
  mayChange: (until) => `Le support peut regarder et modifier votre boutique jusqu’au : ${until}.`,
  emergency: (why) => `Entré en urgence : ${why}`,
  seen: (who, when) => `${who} était ici : ${when}.`,
  meLook: (until) => `Vous êtes ici pour le support, seulement pour regarder, jusqu’au : ${until}.`,
  meChange: (until) => `Vous êtes ici pour le support et pouvez modifier, jusqu’au : ${until}.`,
  paused: (why) => `Nous avons mis votre boutique en pause, elle est donc montrée fermée : ${why}`,
  quiet: (until) =>
    `Votre boutique vend déjà. Jusqu’au ${until}, elle prend 20 commandes par jour au plus et les moteurs de recherche ne la montrent pas encore.`,
  title: 'Aide du support',
  intro:
    'Laissez le support entrer dans votre boutique pour un jour. Il ne voit jamais qui achète, et chaque étape est dans le journal.',
  what: 'Ce qu’il peut faire',
  look: 'Seulement regarder',
  change: 'Regarder et modifier',
  grant: 'Laisser entrer un jour',
  granted: 'C’est fait : le support peut entrer pendant un jour.',
  end: 'Mettre fin à l’accès',
  ended: 'Le support ne peut plus entrer.',
  past: 'Accès précédents',
  by: (who, when) => `Donné par ${who}, ${when}`,
  byEmergency: (who, when) => `${who} est entré en urgence, ${when}`,
  deletes: (day: string) =>
    `Cette boutique sera effacée pour toujours le ${day}. Récupérez-la dans Exporter et fermer.`,
} satisfies AnyLanguage<typeof es>
