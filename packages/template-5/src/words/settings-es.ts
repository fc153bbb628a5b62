import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  cover: {
    label: 'Color de portada',
    hint: 'El acento de toda la tienda, si no eliges otro en Colores.',
    choices: {
      oxblood: 'Vino tinto',
      navy: 'Azul marino',
      bottle: 'Verde botella',
      chalk: 'Tiza',
      mustard: 'Mostaza',
      blush: 'Rosa pálido',
    },
  },
  issueLine: {
    label: 'Línea de la edición',
    hint: 'Un texto corto arriba de la página de inicio, como «Nº 04 — Otoño».',
  },
}
export default words
