import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  title: 'Laisser entrer un programme',
  intro: 'Écrivez le code que montre le programme.',
  code: 'Code du programme',
  find: 'Chercher',
  ask: (name) => `Laisser entrer « ${name} » en votre nom ?`,
  asked: (date, network) => `Demandé le ${date}, depuis ${network}.`,
  unknownNetwork: 'un réseau inconnu',
  careful: 'Il pourra faire tout ce que vous faites. Ne le laissez entrer que si vous venez de le lancer.',
  letIn: 'Le laisser entrer',
  refuse: 'Ce n’était pas moi',
  isIn: 'C’est fait : le programme est entré. Vous pouvez fermer cette page.',
  isRefused: 'Bien : le programme n’est pas entré.',
}
