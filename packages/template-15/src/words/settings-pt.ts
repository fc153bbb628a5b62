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
}
export default words
