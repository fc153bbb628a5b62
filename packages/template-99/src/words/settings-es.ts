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
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la página de inicio.',
    choices: { 1: 'Botones', 2: 'Globos con foto', 3: 'Lista' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Mensaje', 2: 'Fila', 3: 'Álbum' },
  },
  logo: {
    label: 'Forma del logo',
    hint: 'Cómo se ve tu logo en el encabezado de todas las páginas.',
    choices: { wordmark: 'A lo ancho', square: 'Cuadrado' },
  },
}
export default words
