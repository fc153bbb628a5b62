import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  rooms: {
    label: 'Paredes',
    hint: 'Los fondos de la mitad izquierda, en el orden en que se turnan.',
    choices: { plaster: 'Yeso', forest: 'Bosque', walnut: 'Nogal', clay: 'Arcilla', night: 'Noche' },
  },
  tape: {
    label: 'Medidas sobre las fotos',
    hint: 'En las listas, una cinta métrica muestra alto y ancho de cada producto.',
  },
  unit: {
    label: 'Unidad de las medidas',
    hint: 'Cómo se escriben las medidas en toda la tienda. Las escribes siempre en centímetros.',
    choices: { cm: 'Centímetros', in: 'Pulgadas' },
  },
  'banners.*.points': { label: 'Puntos', hint: 'Anillos sobre la foto que llevan a sus productos, ocho como máximo.' },
  'banners.*.points.*.x': { label: 'Desde la izquierda', hint: 'Dónde va el punto a lo ancho de la foto, de 0 a 100.' },
  'banners.*.points.*.y': { label: 'Desde arriba', hint: 'Dónde va el punto a lo alto de la foto, de 0 a 100.' },
  'banners.*.points.*.slug': {
    label: 'Producto',
    hint: 'El producto que se abre, como aparece al final de su dirección.',
  },
  'banners.*.points.*.box': {
    label: 'Contorno',
    hint: 'Izquierda, arriba, derecha y abajo del producto en la foto, como «20 30 80 90». Junto a él se dibuja una regla.',
  },
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la página de inicio.',
    choices: { 1: 'Cada una con su foto', 2: 'Una lista', 3: 'Dibujos de línea' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Fotos con medidas', 2: 'Solo fotos', 3: 'Filas' },
  },
}
export default words
