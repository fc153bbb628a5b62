import type { Words } from './index.ts'

export const fr: Words = {
  problems: {
    shape: 'La requête est illisible.',
    unauthorized: 'Envoyez une clé ou une session valable sous la forme "Authorization: Bearer …".',
    forbidden: 'Vous n’avez pas le droit de faire cela.',
    freshNeeded: 'Confirmez à nouveau votre identité pour faire cela.',
    workNeeded:
      'Plusieurs boutiques ont été ouvertes depuis votre réseau aujourd’hui : votre navigateur doit faire un calcul avant d’en ouvrir une autre.',
    notFound: 'Introuvable.',
    state: 'C’est impossible dans son état actuel.',
    providerRefused:
      'Le prestataire de paiement a refusé le remboursement. Faites-le depuis son espace, puis notez-le ici.',
    taken: 'Ce nom est déjà pris.',
    planFull: 'L’offre de la boutique ne permet pas plus. Demandez davantage dans Réglages, Offre et limites.',
    running: 'Un appel avec cette clé d’idempotence est en cours. Réessayez dans un instant.',
    revision: 'Cela a changé depuis votre lecture. Relisez-le.',
    tooLarge: 'Le contenu est trop volumineux.',
    mediaType: 'L’appel attend un contenu d’un autre type.',
    fields: 'Des champs sont incorrects.',
    idempotency: 'Cette clé d’idempotence a déjà servi pour une autre requête.',
    revisionMissing: 'Indiquez la version lue dans l’en-tête If-Match.',
    idempotencyMissing: 'Envoyez une Idempotency-Key de 16 à 64 caractères.',
    tooMany: 'Trop d’appels. Réessayez plus tard.',
    internal: 'Une erreur est survenue de notre côté.',
    unavailable: 'Le service est indisponible pour le moment.',
  },
  planFull: {
    products:
      'La boutique a atteint la limite de produits de son offre ({most}). Demandez davantage dans Réglages, Offre et limites ; ce que vous avez reste modifiable.',
    mediaBytes:
      'La boutique a atteint la limite de photos de son offre ({most} Go). Demandez davantage dans Réglages, Offre et limites.',
    people:
      'La boutique a atteint la limite de personnes de son offre ({most}, invitations comprises). Demandez davantage dans Réglages, Offre et limites.',
  },
  fields: {
    missing: 'Ce champ manque.',
    wrongType: 'Ce n’est pas du type attendu.',
    unknownField: 'Le champ « {field} » n’existe pas.',
    notOneOf: 'La valeur doit être l’une de celles-ci : {options}.',
    wrongFormat: 'Le format n’est pas correct.',
    notWhole: 'Il faut un nombre entier.',
    tooSmall: 'Il faut au moins {least}.',
    tooBig: 'Il faut au plus {most}.',
    tooShort: 'Il faut au moins {least} caractères.',
    tooLong: 'Il faut au plus {most} caractères.',
    tooFew: 'Il faut au moins {least} éléments.',
    tooMany: 'Il faut au plus {most} éléments.',
    tooDeep: 'Il y a trop de niveaux.',
    notAllowed: 'Ce n’est pas permis ici.',
    taken: 'C’est déjà pris.',
    unknown: 'Cela n’existe pas.',
    planFull: 'La boutique a atteint la limite de produits de son offre ({most}).',
  },
}
