import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  density: {
    label: 'Densité',
    hint: 'L’espace entre les lignes des listes et des tableaux.',
    choices: { compact: 'Serrée', comfortable: 'Aérée' },
  },
}
export default words
