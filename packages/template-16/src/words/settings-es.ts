import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  tiles: {
    label: 'Azulejos',
    hint: 'El dibujo de los azulejos detrás del nombre de tu tienda.',
    choices: { 1: 'Dibujo 1', 2: 'Dibujo 2', 3: 'Dibujo 3', 4: 'Dibujo 4' },
  },
  photos: {
    label: 'Fotos del menú',
    hint: 'Dónde el menú lleva fotos.',
    choices: { yes: 'En todo el menú', no: 'En ninguna parte', offers: 'Solo en lo de hoy' },
  },
  ticket: {
    label: 'Comanda al lado',
    hint: 'En pantallas anchas, el pedido se ve junto al menú. Si no, en una barra abajo.',
  },
  afterHours: {
    label: 'Pedidos fuera de horario',
    hint: 'Recibes pedidos también con la cocina cerrada, según el horario de tu primera sede.',
  },
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la barra de arriba.',
    choices: { 1: 'Pestañas', 2: 'Cuadros de color', 3: 'Texto en varias líneas' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en el menú.',
    choices: { 1: 'Líneas', 2: 'Fichas con foto', 3: 'Líneas cortas' },
  },
}
export default words
