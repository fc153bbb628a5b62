import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en todas las páginas.',
    choices: { 1: 'Lista a la izquierda', 2: 'Lista y fichas en la página de inicio', 3: 'Una fila de botones' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Ficha con disco', 2: 'Fila compacta', 3: 'La foto llena la ficha' },
  },
}
export default words
