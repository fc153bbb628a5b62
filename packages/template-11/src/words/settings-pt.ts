import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  rooms: {
    label: 'Paredes',
    hint: 'Os fundos da metade esquerda, na ordem em que se alternam.',
    choices: { plaster: 'Gesso', forest: 'Floresta', walnut: 'Nogueira', clay: 'Argila', night: 'Noite' },
  },
  tape: {
    label: 'Medidas sobre as fotos',
    hint: 'Nas listas, uma fita métrica mostra altura e largura de cada produto.',
  },
  unit: {
    label: 'Unidade das medidas',
    hint: 'Como as medidas aparecem em toda a loja. Você sempre digita em centímetros.',
    choices: { cm: 'Centímetros', in: 'Polegadas' },
  },
  'banners.*.points': { label: 'Pontos', hint: 'Anéis sobre a foto que levam aos produtos, oito no máximo.' },
  'banners.*.points.*.x': { label: 'A partir da esquerda', hint: 'Onde fica o ponto na largura da foto, de 0 a 100.' },
  'banners.*.points.*.y': { label: 'A partir do topo', hint: 'Onde fica o ponto na altura da foto, de 0 a 100.' },
  'banners.*.points.*.slug': { label: 'Produto', hint: 'O produto que abre, como aparece no fim do endereço.' },
  'banners.*.points.*.box': {
    label: 'Contorno',
    hint: 'Esquerda, topo, direita e base do produto na foto, como “20 30 80 90”. Uma régua é desenhada ao lado.',
  },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na página inicial.',
    choices: { 1: 'Cada uma com sua foto', 2: 'Uma lista', 3: 'Desenhos de linha' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Fotos com medidas', 2: 'Só fotos', 3: 'Linhas' },
  },
}
export default words
