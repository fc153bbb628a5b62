import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  mist: { label: 'Bruma', hint: 'Dos luces suaves detrás de todas las páginas.' },
  tints: {
    label: 'Tintes',
    hint: 'Los colores que se turnan detrás de productos y secciones. Deja al menos uno.',
    choices: { lilac: 'Lila', moss: 'Musgo', rose: 'Rosa', dew: 'Rocío' },
  },
}
export default words
