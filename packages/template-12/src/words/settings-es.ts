import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  metal: {
    label: 'Metal',
    hint: 'El color de líneas, marcos y botones cuando la tienda es oscura.',
    choices: { champagne: 'Champaña', silver: 'Plata', rose: 'Oro rosa' },
  },
  spotlight: { label: 'Luz sobre las fotos', hint: 'Una luz sigue el puntero sobre las fotos de toda la tienda.' },
  percent: { label: 'Porcentaje de rebaja', hint: 'Los precios rebajados dicen también cuánto se ahorra.' },
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la página de inicio.',
    choices: { 1: 'Nombres', 2: 'Fotos grandes', 3: 'Dibujos de piedras talladas' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Anchos distintos', 2: 'Cuadrícula', 3: 'Lista' },
  },
}
export default words
