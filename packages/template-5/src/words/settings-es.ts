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
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la página de inicio.',
    choices: { 1: 'Índice con números de página', 2: 'Fotos', 3: 'Una frase con los nombres' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Texto bajo la foto', 2: 'Fotos pequeñas numeradas', 3: 'Dos columnas de fotos grandes' },
  },
}
export default words
