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
}
export default words
