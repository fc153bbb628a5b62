import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const fr: Said<typeof es> = {
  intro: 'Votre boutique à votre propre adresse, comme www.votreboutique.com.',
  example: 'www.votreboutique.com',
  now: 'Aujourd’hui, votre boutique est à',
  add: 'Connecter un domaine',
  name: 'Votre domaine',
  nameHint: 'Achetez-le d’abord chez un registraire. Écrivez-le comme vous voulez qu’on le voie.',
  addButton: 'Connecter',
  added: 'Mettez maintenant ces enregistrements là où vous avez acheté le domaine.',
  steps: { added: 'Ajouté', leads: 'Mène ici', yours: 'Est à vous', certificate: 'Cadenas (certificat)' },
  state: { done: 'fait', open: 'à faire', looking: 'vérification…', unknown: 'inconnu' },
  next: {
    records: 'À présent : placez ces enregistrements là où vous avez acheté le domaine.',
    proof:
      'Il mène ici. Il manque l’enregistrement TXT, qui dit que le domaine est à vous ; touchez ensuite « Regarder à nouveau ».',
    leads: 'Il est à vous, mais ne mène pas ici : vérifiez l’enregistrement CNAME.',
    certificate:
      'Il manque le cadenas (certificat). Nous le posons en quelques minutes : ouvrez l’adresse une fois, puis regardez plus tard.',
    unknown: 'Nous n’avons pas pu voir si tout est prêt. Touchez « Regarder à nouveau » dans quelques minutes.',
    main: 'C’est prêt. Vous pouvez en faire l’adresse de la boutique.',
    nothing: 'Tout est prêt : c’est l’adresse de votre boutique.',
  },
  records: 'Enregistrements à copier',
  recordsHint:
    'Mettez-les dans le panneau de votre registraire, sous « DNS ». Ils se voient après quelques minutes à un jour.',
  recordCname: 'Un de type CNAME',
  recordTxt: 'Un de type TXT',
  recordName: 'Nom',
  recordValue: 'Valeur',
  bare: 'Si votre registraire ne permet pas de CNAME sur le domaine sans www, utilisez ALIAS ou ANAME avec la même valeur, ou connectez le domaine avec www.',
  guide: 'Où les mettre ?',
  guides: {
    GoDaddy:
      'Mes produits → DNS, à côté du domaine → Ajouter un enregistrement. Sous « Nom », n’écrivez que ce qui précède votre domaine.',
    Hostinger: 'Domaines → Gérer → DNS / Serveurs de noms → Gérer les enregistrements DNS → Ajouter.',
    Namecheap:
      'Domain List → Manage → Advanced DNS → Add New Record. Supprimez d’abord l’enregistrement de « parking ».',
    'NIC.ar':
      'NIC.ar ne garde pas d’enregistrements : déléguez le domaine à un DNS, comme Cloudflare, et mettez-les là.',
    'NIC.cl':
      'NIC.cl ne garde pas d’enregistrements : sous « Servidores de nombre », mettez ceux de votre DNS, comme Cloudflare, et créez-les là.',
    'Registro.br': 'Ouvrez le domaine → DNS → Modifier la zone (mode avancé) → Nouvelle entrée.',
    '.co': 'Les domaines .co se gèrent là où vous les avez achetés : cherchez « DNS » ou « Zone DNS » dans le panneau.',
  },
  look: 'Regarder à nouveau',
  verified: 'C’est fait : le domaine est à vous et ouvre votre boutique.',
  notProven:
    'Les enregistrements ne se voient pas encore. Si vous venez de les mettre, attendez un peu et regardez à nouveau.',
  silent: 'Les serveurs du domaine ne répondent pas. Regardez à nouveau dans quelques minutes.',
  leadsNot: 'Le domaine est à vous, mais ne mène pas ici : vérifiez le CNAME.',
  makeMain: 'Utiliser comme adresse de la boutique',
  madeMain: 'C’est désormais l’adresse de votre boutique. L’ancienne y mène.',
  main: 'Principal',
  waiting: 'Non vérifié',
  ready: 'Vérifié',
  remove: 'Retirer le domaine',
  removeAsk: (name) => `Retirer ${name} ? Qui ouvre cette adresse n’arrive plus à votre boutique.`,
  removed: 'Domaine retiré. Votre boutique reste à son autre adresse.',
  gateIntro:
    'Seuls ceux qui ont un code entrent dans la boutique. Pour la vente en gros, ou pendant que vous la préparez.',
  gateOn: 'Demander un code pour entrer',
  gateOnHint: 'Les moteurs de recherche ne la voient pas non plus.',
  gateNeedsCode: 'Créez d’abord un code : sans lui, personne ne pourrait entrer.',
  gateTitle: 'Titre',
  gateText: 'Texte pour qui arrive sans code',
  gateImage: 'Photo de l’entrée',
  codes: 'Codes',
  codesHint: 'Nous les gardons d’une façon que même nous ne pouvons lire : notez-les en les créant.',
  codesNone: 'Il n’y en a pas encore.',
  codeNew: 'Nouveau code',
  code: 'Code',
  codeHint: 'Au moins quatre lettres ou chiffres. Les majuscules ne comptent pas.',
  codeLabel: 'Pour qui (facultatif)',
  codeMake: 'Créer le code',
  codeMade: (code) => `Code créé : ${code}. Notez-le, nous ne le montrons plus.`,
  codeSince: (date) => `Depuis le ${date}`,
  codeEnd: 'Terminer',
  codeEndAsk: 'Le terminer ? Qui est entré avec ce code devra en demander un autre.',
  codeEnded: 'Code terminé. Qui est entré avec lui en a besoin d’un autre.',
  codeLast: 'C’est le dernier code. Ouvrez d’abord la boutique à tous, ou créez-en un autre.',
}
