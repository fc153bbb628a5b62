import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  density: {
    label: 'Densidade',
    hint: 'Quanto espaço há entre as linhas de listas e tabelas.',
    choices: { compact: 'Compacta', comfortable: 'Confortável' },
  },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na página inicial.',
    choices: { 1: 'Tabela com subcategorias', 2: 'Pictogramas', 3: 'Fotos' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Ficha com três dados', 2: 'Ficha compacta', 3: 'Linhas' },
  },
}
export default words
