import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  spot: {
    label: 'Cor de alerta',
    hint: 'O destaque de toda a loja, se você não escolher outro em Cores.',
    choices: { hazard: 'Laranja', acid: 'Verde ácido', cyan: 'Ciano', pink: 'Rosa' },
  },
  photocopy: { label: 'Fotocópias', hint: 'As fotos parecem fotocópias até passar o cursor por cima.' },
  ticker: {
    label: 'Texto em movimento',
    hint: 'Um aviso que corre na borda de cima de todas as páginas. Vazio, não aparece.',
  },
  density: {
    label: 'Colunas',
    hint: 'Quantos produtos ficam por linha até quem compra escolher outra coisa.',
    choices: { list: 'Tabela' },
  },
  drop: { label: 'Nome da coleção', hint: 'O que diz a barra de baixo para ver tudo, como “Drop 07”.' },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na página inicial.',
    choices: { 1: 'Linhas de uma tabela', 2: 'Carimbos', 3: 'Números grandes' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'A página inicial começa com a tabela', 2: 'Nome e preço em uma linha', 3: 'Nomes grandes' },
  },
}
export default words
