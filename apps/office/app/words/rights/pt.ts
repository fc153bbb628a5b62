import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  rolesDo: {
    owner: 'Tudo, também fechar a loja e mudar para onde vai o dinheiro.',
    manager: 'Tudo do dia a dia, e a equipe. Não muda para onde vai o dinheiro.',
    sales: 'Pedidos, compradores e mensagens.',
    stockroom: 'Embala, despacha e conta unidades.',
    content: 'Produtos, preços, textos e aparência.',
    accountant: 'Vê pedidos e números, sem dados de compradores.',
  },
  needs: (roles, givers) => `Para isto é preciso o papel de ${roles}. Quem tem o papel de ${givers} pode dá-lo a você.`,
  support: 'O acesso do suporte não chega até aqui.',
}
