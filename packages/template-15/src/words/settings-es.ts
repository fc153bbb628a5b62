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
}
export default words
