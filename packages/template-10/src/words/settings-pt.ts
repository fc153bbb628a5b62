import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  dial: {
    label: 'Escolher a idade',
    hint: 'Quem compra escolhe a idade na página inicial e vê só o que serve. Precisa de uma etiqueta de idades.',
  },
  wave: { label: 'Ondas', hint: 'Uma linha ondulada separa as partes da página inicial.' },
  fact: {
    label: 'Você sabia…?',
    hint: 'Um dado sobre o que você vende, num bloco entre os produtos das listas. Vazio, não aparece.',
  },
  blocks: {
    label: 'Cores dos blocos',
    hint: 'Seis cores, na ordem das suas categorias. Clareamos quando não dá para ler o texto.',
  },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na página inicial.',
    choices: { 1: 'Blocos com foto', 2: 'Adesivos redondos', 3: 'Botões' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Bloco', 2: 'Só o adesivo', 3: 'Linhas' },
  },
}
export default words
