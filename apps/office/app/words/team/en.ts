import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const en: Said<typeof es> = {
  title: 'Team',
  intro: 'Who works in the shop, and what they may do.',
  you: 'you',
  seen: (date) => `Seen on ${date}`,
  neverSeen: 'Has not come in yet',
  passkey: 'Has a passkey',
  role: 'Role',
  rolesHelp: 'What may each role do?',
  change: 'Change the role',
  changed: (name, role) => `${name} is now: ${role}.`,
  remove: 'Take out of the team',
  removeAsk: (name) => `Take ${name} out of the team? They stop seeing the shop at once.`,
  removed: (name) => `${name} is no longer in the team.`,
  leave: 'Leave this team',
  leaveAsk: 'Leave this team? To come back, somebody has to invite you.',
  invite: 'Invite',
  inviteTitle: 'Work with somebody? Invite them.',
  inviteEmail: 'Their e-mail',
  invited: (email) => `We wrote to ${email}. The invitation is good for seven days.`,
  invitations: 'Invitations without an answer',
  until: (date) => `Until ${date}`,
  by: (name) => `By ${name}`,
  withdraw: 'Withdraw',
  withdrawn: 'Invitation withdrawn.',
}
