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
}
export default words
