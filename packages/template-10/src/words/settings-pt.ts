import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  dial: {
    label: 'Escolher a idade',
    hint: 'Quem compra escolhe a idade na página inicial e vê só o que serve. Precisa de uma etiqueta de idades.',
  },
  wave: { label: 'Ondas', hint: 'Uma linha ondulada separa as partes da página inicial.' },
  blocks: {
    label: 'Cores dos blocos',
    hint: 'Seis cores, na ordem das suas categorias. Clareamos quando não dá para ler o texto.',
  },
}
export default words
