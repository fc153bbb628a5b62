import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  open: 'Recortar',
  title: 'Recortar a foto',
  ratio: 'Proporção',
  ratios: {
    free: 'Livre',
    square: 'Quadrada 1:1',
    portrait: 'Vertical 4:5',
    landscape: 'Horizontal 3:2',
    wide: 'Larga 16:9',
  },
  move: 'Mover o recorte',
  corners: {
    topLeft: 'Canto de cima à esquerda',
    topRight: 'Canto de cima à direita',
    bottomLeft: 'Canto de baixo à esquerda',
    bottomRight: 'Canto de baixo à direita',
  },
  hint: 'Arraste o recorte ou os cantos. No teclado: setas, e com Shift mais rápido.',
  size: (width, height) => `${width} × ${height} pixels`,
  take: 'Usar este recorte',
  restore: 'Voltar à foto inteira',
  cancel: 'Deixar como está',
  failed: 'Não conseguimos recortar a foto. Tente de novo.',
}
