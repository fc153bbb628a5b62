import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  sports: {
    label: 'Cor de cada categoria',
    hint: 'Escreva “Corrida: #d4ff2a, Montanha: #ff7a1a”. Colore os cartões e as listas.',
  },
  slant: { label: 'Inclinado', hint: 'Títulos grandes e bordas das fotos ficam na diagonal em toda a loja.' },
  sizes: {
    label: 'Numeração dos calçados',
    hint: 'O sistema escrito depois de cada número, como “27 MX”. Nada é convertido.',
    choices: { mx: 'México', us: 'Estados Unidos', eu: 'Europa', br: 'Brasil' },
  },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na página inicial.',
    choices: { 1: 'Fotos inclinadas', 2: 'Faixas de cor', 3: 'Só texto' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Cartões com tamanhos', 2: 'Fotos altas', 3: 'Linhas' },
  },
}
export default words
