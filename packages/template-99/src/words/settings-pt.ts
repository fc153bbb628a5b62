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
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na página inicial.',
    choices: { 1: 'Botões', 2: 'Balões com foto', 3: 'Lista' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Mensagem', 2: 'Linha', 3: 'Álbum' },
  },
  logo: {
    label: 'Formato do logo',
    hint: 'Como o seu logo aparece no topo de todas as páginas.',
    choices: { wordmark: 'Horizontal', square: 'Quadrado' },
  },
}
export default words
