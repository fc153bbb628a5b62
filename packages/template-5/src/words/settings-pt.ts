import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  cover: {
    label: 'Cor da capa',
    hint: 'O destaque de toda a loja, se você não escolher outro em Cores.',
    choices: {
      oxblood: 'Vinho',
      navy: 'Azul-marinho',
      bottle: 'Verde-garrafa',
      chalk: 'Giz',
      mustard: 'Mostarda',
      blush: 'Rosa-claro',
    },
  },
  issueLine: { label: 'Linha da edição', hint: 'Um texto curto no topo da página inicial, como “Nº 04 — Outono”.' },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na página inicial.',
    choices: { 1: 'Índice com números de página', 2: 'Fotos', 3: 'Uma frase com os nomes' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Texto abaixo da foto', 2: 'Fotos pequenas numeradas', 3: 'Duas colunas de fotos grandes' },
  },
}
export default words
