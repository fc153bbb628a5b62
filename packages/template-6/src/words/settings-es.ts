import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  density: {
    label: 'Densidad',
    hint: 'Cuánto espacio hay entre las filas de listas y tablas.',
    choices: { compact: 'Compacta', comfortable: 'Cómoda' },
  },
}
export default words
