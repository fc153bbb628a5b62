import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const fr: Said<typeof es> = {
  title: 'Équipe',
  intro: 'Qui travaille dans la boutique, et ce que chacun peut faire.',
  you: 'vous',
  seen: (date) => `Vu le ${date}`,
  neverSeen: 'N’est pas encore entré',
  passkey: 'Avec clé d’accès',
  role: 'Rôle',
  rolesHelp: 'Que peut faire chaque rôle ?',
  change: 'Changer le rôle',
  changed: (name, role) => `${name} a maintenant le rôle : ${role}.`,
  remove: 'Retirer de l’équipe',
  removeAsk: (name) => `Retirer ${name} de l’équipe ? La boutique ne lui est plus visible, tout de suite.`,
  removed: (name) => `${name} n’est plus dans l’équipe.`,
  leave: 'Quitter cette équipe',
  leaveAsk: 'Quitter cette équipe ? Pour revenir, quelqu’un doit vous inviter.',
  invite: 'Inviter',
  inviteTitle: 'Vous travaillez avec quelqu’un ? Invitez-le.',
  inviteEmail: 'Son adresse e-mail',
  invited: (email) => `Nous avons écrit à ${email}. L’invitation vaut sept jours.`,
  invitations: 'Invitations sans réponse',
  until: (date) => `Jusqu’au ${date}`,
  by: (name) => `Par ${name}`,
  withdraw: 'Retirer',
  withdrawn: 'Invitation retirée.',
}
