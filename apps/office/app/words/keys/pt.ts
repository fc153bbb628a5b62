import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  title: 'Teclas',
  find: 'Buscar pedidos e produtos',
  findHere: 'Buscar na lista',
  next: 'Próxima linha',
  before: 'Linha anterior',
  open: 'Abrir a linha',
  pick: 'Escolher a linha, ou soltá-la',
  edit: 'Mudar o preço da linha',
  save: 'Salvar',
  undo: 'Desfazer a última ação',
  help: 'Ver estas teclas',
  single: 'Teclas de uma só letra',
  singleHint:
    'Desligue-as neste navegador se atrapalham o seu leitor de tela ou o ditado. As que vão com Ctrl ou ⌘ continuam.',
  close: 'Pronto',
  account: 'Com “?” você vê todas as teclas em qualquer tela da loja.',
  go: (screen) => `Ir para ${screen}`,
}
