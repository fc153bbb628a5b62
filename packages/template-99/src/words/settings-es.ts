import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  doodles: {
    label: 'Dibujos del fondo',
    hint: 'Los dibujos detrás de la conversación, en todas las páginas.',
    choices: {
      auto: 'Según tus categorías',
      none: 'Ninguno',
      plants: 'Plantas',
      food: 'Comida',
      clothes: 'Ropa',
      home: 'Hogar',
      gadgets: 'Aparatos',
      gifts: 'Regalos',
    },
  },
  showSubcategories: {
    label: 'Ofrecer subcategorías',
    hint: 'Al elegir una categoría, la respuesta propone sus subcategorías.',
  },
}
export default words
