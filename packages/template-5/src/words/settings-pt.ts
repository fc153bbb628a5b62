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
}
export default words
