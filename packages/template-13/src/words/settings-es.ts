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
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la página de inicio.',
    choices: { 1: 'Fotos inclinadas', 2: 'Franjas de color', 3: 'Solo texto' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Fichas con tallas', 2: 'Fotos altas', 3: 'Filas' },
  },
}
export default words
