import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  tiles: {
    label: 'Azulejos',
    hint: 'El dibujo de los azulejos detrás del nombre de tu tienda.',
    choices: { 1: 'Dibujo 1', 2: 'Dibujo 2', 3: 'Dibujo 3', 4: 'Dibujo 4' },
  },
  photos: {
    label: 'Fotos de la lista',
    hint: 'Dónde la lista lleva fotos.',
    choices: { yes: 'En toda la lista', no: 'En ninguna parte', offers: 'Solo en lo de hoy' },
  },
  ticket: {
    label: 'Pedido al lado',
    hint: 'En pantallas anchas, el pedido se ve junto a la lista. Si no, en una barra abajo.',
  },
  afterHours: {
    label: 'Pedidos fuera de horario',
    hint: 'Recibes pedidos también con el local cerrado, según el horario de tu primera sede.',
  },
  trade: {
    label: 'Palabras de la tienda',
    hint: 'Cómo se llaman el carrito, el blog y otras partes de la tienda.',
    choices: { auto: 'Según tus categorías', none: 'Las de cualquier tienda', kitchen: 'Las de una cocina' },
  },
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la barra de arriba.',
    choices: { 1: 'Pestañas', 2: 'Cuadros de color', 3: 'Texto en varias líneas' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en la lista.',
    choices: { 1: 'Líneas', 2: 'Fichas con foto', 3: 'Líneas cortas' },
  },
}
export default words
