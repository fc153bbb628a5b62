import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  density: {
    label: 'Densidad',
    hint: 'Cuánto espacio hay entre las filas de listas y tablas.',
    choices: { compact: 'Compacta', comfortable: 'Cómoda' },
  },
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la página de inicio.',
    choices: { 1: 'Tabla con subcategorías', 2: 'Pictogramas', 3: 'Fotos' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Ficha con tres datos', 2: 'Ficha compacta', 3: 'Filas' },
  },
}
export default words
