import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  yarns: { label: 'Fios', hint: 'As cinco cores de todos os tecidos: cochonilha, anil, musgo, milho e lã.' },
  seed: {
    label: 'Palavra do tecido',
    hint: 'O tecido da sua loja nasce das letras dela. Vazia, usamos o nome da loja.',
  },
  arrangement: {
    label: 'Disposição dos produtos',
    hint: 'Como os produtos se organizam nas listas e na página inicial.',
    choices: { masonry: 'Como um mosaico', rows: 'Em fileiras iguais' },
  },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem abaixo do cabeçalho.',
    choices: { 1: 'Fitas com seu tecido', 2: 'Tecidos com etiqueta', 3: 'Etiquetas penduradas' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Cartões de papel', 2: 'Fotos sobre o tecido', 3: 'Linhas com quem fez' },
  },
}
export default words
