import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  mist: { label: 'Bruma', hint: 'Dos luces suaves detrás de todas las páginas.' },
  tints: {
    label: 'Tintes',
    hint: 'Los colores que se turnan detrás de productos y secciones. Deja al menos uno.',
    choices: { lilac: 'Lila', moss: 'Musgo', rose: 'Rosa', dew: 'Rocío' },
  },
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la página de inicio.',
    choices: { 1: 'Pasos numerados', 2: 'Arcos con foto', 3: 'Botones redondos' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Arco', 2: 'Esquinas rectas', 3: 'Filas' },
  },
}
export default words
