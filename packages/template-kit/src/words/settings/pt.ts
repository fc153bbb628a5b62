import type { CommonSettingWords } from '../../setting-words.ts'

const words: CommonSettingWords = {
  groups: {
    template: 'Modelo',
    colors: 'Cores',
    letters: 'Tipografia',
    logo: 'Logo',
    banners: 'Banners',
    details: 'Detalhes',
  },
  settings: {
    'colors.primary': { label: 'Cor principal', hint: 'A dos botões e links de toda a loja.' },
    'colors.accent': { label: 'Cor de destaque', hint: 'Realça etiquetas e detalhes em toda a loja.' },
    'colors.background': { label: 'Fundo', hint: 'A cor atrás de todas as páginas.' },
    'colors.text': { label: 'Texto', hint: 'A cor dos textos. Ajustamos quando não dá para ler bem sobre o fundo.' },
    font: {
      label: 'Fonte',
      hint: 'A dos títulos e textos de toda a loja.',
      choices: { own: 'A do modelo', system: 'A do aparelho, que carrega mais rápido' },
    },
    scheme: {
      label: 'Claro ou escuro',
      hint: 'Se a loja aparece sobre um fundo claro ou escuro.',
      choices: { light: 'Claro', dark: 'Escuro', auto: 'Como o aparelho de quem visita' },
    },
    logo: {
      label: 'Nome ou logo',
      hint: 'O que aparece no topo de todas as páginas.',
      choices: { wordmark: 'O nome em texto', square: 'O logo em um quadrado' },
    },
    categoryStyle: {
      label: 'Estilo das categorias',
      hint: 'Como as categorias aparecem na página inicial.',
      choices: { 1: 'Estilo 1', 2: 'Estilo 2', 3: 'Estilo 3' },
    },
    productStyle: {
      label: 'Estilo dos produtos',
      hint: 'Como os produtos aparecem nas listas.',
      choices: { 1: 'Estilo 1', 2: 'Estilo 2', 3: 'Estilo 3' },
    },
    banners: { label: 'Banners', hint: 'Imagens com texto e link na página inicial, seis no máximo.' },
    'banners.*.image': { label: 'Imagem', hint: 'A foto do banner.' },
    'banners.*.mobileImage': {
      label: 'Imagem para celular',
      hint: 'Outra foto, mais alta, para telas estreitas. Sem ela, usamos a de cima.',
    },
    'banners.*.title': { label: 'Título', hint: 'O texto grande do banner.' },
    'banners.*.text': { label: 'Texto', hint: 'Uma ou duas frases junto ao título.' },
    'banners.*.button': { label: 'Botão', hint: 'O que diz o botão do banner, como “Ver a coleção”.' },
    'banners.*.href': { label: 'Link', hint: 'A página que abre ao tocar no banner.' },
    'banners.*.focus': { label: 'Ponto focal', hint: 'A parte da foto que sempre aparece quando ela é cortada.' },
    'banners.*.from': {
      label: 'Aparece a partir de',
      hint: 'Dia e hora da sua loja em que aparece. Sem isso, assim que você publicar.',
    },
    'banners.*.until': {
      label: 'Aparece até',
      hint: 'Dia e hora da sua loja em que sai sozinho. Sem isso, até você remover.',
    },
    headline: { label: 'Mensagem principal', hint: 'A frase grande que abre a página inicial.' },
    description: {
      label: 'Descrição',
      hint: 'Quem você é e o que vende, em uma ou duas frases, na página inicial ou no rodapé.',
    },
    watermark: { label: '“Feito com Feria”', hint: 'Uma linha pequena no rodapé de todas as páginas.' },
    onlinePayment: {
      label: 'Anunciar o pagamento online',
      hint: 'O botão do carrinho diz que o pagamento é online.',
    },
  },
}
export default words
