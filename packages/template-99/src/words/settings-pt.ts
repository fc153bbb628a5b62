import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  doodles: {
    label: 'Desenhos do fundo',
    hint: 'Os desenhos atrás da conversa, em todas as páginas.',
    choices: {
      auto: 'De acordo com as suas categorias',
      none: 'Nenhum',
      plants: 'Plantas',
      food: 'Comida',
      clothes: 'Roupa',
      home: 'Casa',
      gadgets: 'Aparelhos',
      gifts: 'Presentes',
    },
  },
  showSubcategories: {
    label: 'Oferecer subcategorias',
    hint: 'Ao escolher uma categoria, a resposta sugere as subcategorias.',
  },
}
export default words
