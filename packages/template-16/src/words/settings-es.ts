import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  tiles: {
    label: 'Azulejos',
    hint: 'El dibujo de los azulejos detrás del nombre de tu tienda.',
    choices: { 1: 'Dibujo 1', 2: 'Dibujo 2', 3: 'Dibujo 3', 4: 'Dibujo 4' },
  },
  photos: {
    label: 'Fotos de los platos',
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
}
export default words
