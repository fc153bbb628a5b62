import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  sports: {
    label: 'Color de cada categoría',
    hint: 'Escribe «Correr: #d4ff2a, Montaña: #ff7a1a». Pinta sus tarjetas y su lista.',
  },
  slant: { label: 'Inclinado', hint: 'Títulos grandes y bordes de fotos van en diagonal en toda la tienda.' },
  sizes: {
    label: 'Tallas de calzado',
    hint: 'El sistema que se escribe después de cada talla, como «27 MX». No convierte nada.',
    choices: { mx: 'México', us: 'Estados Unidos', eu: 'Europa', br: 'Brasil' },
  },
}
export default words
