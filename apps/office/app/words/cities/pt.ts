import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  title: 'Cidades próprias',
  back: 'Entrega',
  intro: 'Cidades que você adiciona porque faltam na lista do seu país. Quem compra as escolhe, e você define o preço.',
  noList: (country) =>
    `Não temos a lista de cidades deste país (${country}): quem compra escolhe entre as que você adicionar aqui.`,
  hasList: (country, count) => `Deste país (${country}) já conhecemos ${count} cidades. Adicione só as que faltam.`,
  toPrices: 'Definir os preços em Entrega',
  notByCity: 'Para cobrar um preço por cidade, escolha “Pela cidade” em Entrega.',
  none: 'Você ainda não adicionou cidades.',
  count: (cities) => (cities === 1 ? '1 cidade' : `${cities} cidades`),
  price: (price) => `Frete: ${price}`,
  noPrice: 'Sem preço: não se envia para lá',
  remove: 'Tirar',
  removed: (name) => `“${name}” retirada. Os pedidos que a citam continuam com ela.`,
  restored: (name) => `“${name}” voltou.`,
  usedBy: {
    shipping: (name) => `“${name}” tem preço em Entrega. Tire-o de lá primeiro.`,
    cashOnDelivery: (name) =>
      `“${name}” está entre as cidades do pagamento na entrega, em Pagamentos. Tire-a de lá primeiro.`,
  },
  add: 'Adicionar cidades',
  division: {
    department: 'Departamento',
    state: 'Estado',
    region: 'Região',
    province: 'Província',
    municipality: 'Município',
  },
  choose: 'Escolha',
  divisionMissing: 'Diga onde ficam estas cidades.',
  names: 'Nomes',
  namesHint: 'Um por linha. Você pode colar uma lista.',
  namesMissing: 'Escreva pelo menos uma cidade.',
  bad: (line, text) => `Linha ${line}: “${text}” não é um nome. Escreva só a cidade.`,
  long: (line, most) => `Linha ${line}: o nome passa de ${most} letras.`,
  tooMany: (most) => `Adicione até ${most} cidades por vez.`,
  listed: (cities) => (cities === 1 ? 'Essa cidade já está na lista.' : 'Essas cidades já estão na lista.'),
  added: (cities) => (cities === 1 ? '1 cidade adicionada.' : `${cities} cidades adicionadas.`),
  already: (cities) => (cities === 1 ? '1 já estava.' : `${cities} já estavam.`),
}
