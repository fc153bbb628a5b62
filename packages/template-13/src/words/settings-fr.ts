import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  sports: {
    label: 'Couleur de chaque catégorie',
    hint: 'Écrivez « Course : #d4ff2a, Montagne : #ff7a1a ». Cela colore leurs cartes et leurs listes.',
  },
  slant: { label: 'Incliné', hint: 'Grands titres et bords des photos sont en diagonale dans toute la boutique.' },
  sizes: {
    label: 'Pointures',
    hint: 'Le système écrit après chaque pointure, comme « 27 MX ». Rien n’est converti.',
    choices: { mx: 'Mexique', us: 'États-Unis', eu: 'Europe', br: 'Brésil' },
  },
}
export default words
