import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  spot: {
    label: 'Cor de alerta',
    hint: 'O destaque de toda a loja, se você não escolher outro em Cores.',
    choices: { hazard: 'Laranja', acid: 'Verde ácido', cyan: 'Ciano', pink: 'Rosa' },
  },
  photocopy: { label: 'Fotocópias', hint: 'As fotos parecem fotocópias até passar por cima.' },
  ticker: {
    label: 'Texto corrido',
    hint: 'Um aviso que corre na borda de cima de todas as páginas. Vazio, não aparece.',
  },
  density: {
    label: 'Colunas',
    hint: 'Quantos produtos ficam por linha até quem compra escolher outra coisa.',
    choices: { list: 'Tabela' },
  },
  drop: { label: 'Nome da coleção', hint: 'O que diz a barra de baixo para ver tudo, como “Drop 07”.' },
}
export default words
