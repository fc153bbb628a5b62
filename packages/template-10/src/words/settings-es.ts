import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  dial: {
    label: 'Elegir la edad',
    hint: 'Quien compra elige la edad en la página de inicio y ve solo lo que le sirve. Necesita una etiqueta de edades.',
  },
  wave: { label: 'Olas', hint: 'Una línea ondulada separa las partes de la página de inicio.' },
  fact: {
    label: '¿Sabías que…?',
    hint: 'Un dato sobre lo que vendes, en un bloque entre los productos de las listas. Vacío, no sale.',
  },
  blocks: {
    label: 'Colores de los bloques',
    hint: 'Seis colores, en el orden de tus categorías. Los aclaramos si el texto no se lee.',
  },
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la página de inicio.',
    choices: { 1: 'Bloques con foto', 2: 'Calcomanías redondas', 3: 'Botones' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Bloque', 2: 'Solo la calcomanía', 3: 'Filas' },
  },
}
export default words
