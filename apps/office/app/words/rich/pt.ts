import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  asStored:
    'Este texto tem tabelas, fotos ou outras partes que o editor perderia. Mostramos como está guardado, para que nada se perca.',
  write: 'Escreva aqui…',
  tools: 'Formato do texto',
  bold: 'Negrito',
  italic: 'Itálico',
  title: 'Título',
  subtitle: 'Subtítulo',
  bullets: 'Lista',
  numbers: 'Lista com números',
  link: 'Link',
  linkTo: 'Endereço do link',
  undo: 'Desfazer',
}
