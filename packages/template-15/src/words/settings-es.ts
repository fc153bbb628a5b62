import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  yarns: { label: 'Hilos', hint: 'Los cinco colores de todos los tejidos: cochinilla, añil, musgo, maíz y lana.' },
  seed: {
    label: 'Palabra del tejido',
    hint: 'De sus letras sale el tejido de tu tienda. Vacía, usamos el nombre de la tienda.',
  },
  arrangement: {
    label: 'Orden de los productos',
    hint: 'Cómo se acomodan los productos en las listas y la página de inicio.',
    choices: { masonry: 'Como un mosaico', rows: 'En filas parejas' },
  },
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías debajo del encabezado.',
    choices: { 1: 'Cintas con su tejido', 2: 'Tejidos con etiqueta', 3: 'Etiquetas colgantes' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Fichas de papel', 2: 'Fotos sobre el tejido', 3: 'Filas con quien lo hizo' },
  },
}
export default words
