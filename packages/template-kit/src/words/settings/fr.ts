import type { CommonSettingWords } from '../../setting-words.ts'

const words: CommonSettingWords = {
  groups: {
    template: 'Modèle',
    colors: 'Couleurs',
    letters: 'Typographie',
    logo: 'Logo',
    banners: 'Bannières',
    details: 'Détails',
  },
  settings: {
    'colors.primary': { label: 'Couleur principale', hint: 'Celle des boutons et des liens de toute la boutique.' },
    'colors.accent': { label: 'Couleur d’accent', hint: 'Met en valeur étiquettes et détails dans toute la boutique.' },
    'colors.background': { label: 'Fond', hint: 'La couleur derrière toutes les pages.' },
    'colors.text': {
      label: 'Texte',
      hint: 'La couleur des textes. Nous l’ajustons si elle se lit mal sur le fond.',
    },
    font: {
      label: 'Police',
      hint: 'Celle des titres et des textes de toute la boutique.',
      choices: { own: 'Celle du modèle', system: 'Celle de l’appareil, la plus rapide à charger' },
    },
    scheme: {
      label: 'Clair ou sombre',
      hint: 'Si la boutique s’affiche sur un fond clair ou sombre.',
      choices: { light: 'Clair', dark: 'Sombre', auto: 'Comme l’appareil du visiteur' },
    },
    logo: {
      label: 'Nom ou logo',
      hint: 'Ce qui figure en haut de toutes les pages.',
      choices: { wordmark: 'Le nom en toutes lettres', square: 'Le logo dans un carré' },
    },
    categoryStyle: {
      label: 'Style des catégories',
      hint: 'L’aspect des catégories sur la page d’accueil.',
      choices: { 1: 'Style 1', 2: 'Style 2', 3: 'Style 3' },
    },
    productStyle: {
      label: 'Style des produits',
      hint: 'L’aspect des produits dans les listes.',
      choices: { 1: 'Style 1', 2: 'Style 2', 3: 'Style 3' },
    },
    banners: {
      label: 'Bannières',
      hint: 'Des images avec un texte et un lien sur la page d’accueil, six au plus.',
    },
    'banners.*.image': { label: 'Image', hint: 'La photo de la bannière.' },
    'banners.*.mobileImage': {
      label: 'Image pour téléphone',
      hint: 'Une autre photo, plus haute, pour les écrans étroits. Sans elle, nous utilisons celle du dessus.',
    },
    'banners.*.title': { label: 'Titre', hint: 'Le grand texte de la bannière.' },
    'banners.*.text': { label: 'Texte', hint: 'Une ou deux phrases à côté du titre.' },
    'banners.*.button': {
      label: 'Bouton',
      hint: 'Ce que dit le bouton de la bannière, comme « Voir la collection ».',
    },
    'banners.*.href': { label: 'Lien', hint: 'La page qui s’ouvre quand on touche la bannière.' },
    'banners.*.focus': {
      label: 'Point focal',
      hint: 'La partie de la photo qui reste visible quand elle est recadrée.',
    },
    'banners.*.from': {
      label: 'Affichée à partir de',
      hint: 'Le jour et l’heure de votre boutique où elle apparaît. Sans cela : dès que vous la publiez.',
    },
    'banners.*.until': {
      label: 'Affichée jusqu’à',
      hint: 'Le jour et l’heure de votre boutique où elle disparaît d’elle-même. Sans cela : jusqu’à ce que vous la retiriez.',
    },
    headline: { label: 'Message principal', hint: 'La grande phrase en haut de la page d’accueil.' },
    description: {
      label: 'Description',
      hint: 'Qui vous êtes et ce que vous vendez, en une ou deux phrases, sur la page d’accueil ou en bas de page.',
    },
    watermark: { label: '« Créé avec Feria »', hint: 'Une petite ligne en bas de toutes les pages.' },
    onlinePayment: {
      label: 'Annoncer le paiement en ligne',
      hint: 'Le bouton du panier dit que le paiement se fait en ligne.',
    },
  },
}
export default words
