import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  dial: {
    label: 'Elegir la edad',
    hint: 'Quien compra elige la edad en la página de inicio y ve solo lo que le sirve. Necesita una etiqueta de edades.',
  },
  wave: { label: 'Olas', hint: 'Una línea ondulada separa las partes de la página de inicio.' },
  blocks: {
    label: 'Colores de los bloques',
    hint: 'Seis colores, en el orden de tus categorías. Los aclaramos si el texto no se lee.',
  },
}
export default words
