import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  title: { product: 'Compartilhe seu produto', coupon: 'Compartilhe seu cupom', shop: 'Compartilhe sua loja' },
  intro: 'Uma imagem com suas letras e cores, pronta para um chat, seu status ou sua rede.',
  formats: 'Tamanho',
  format: { post: 'Publicação', story: 'Story ou status' },
  picture: (text: string) => `Imagem para compartilhar: ${text}`,
  share: 'Compartilhar',
  download: 'Baixar a imagem',
  link: 'Link',
  whatsApp: 'Escrever no WhatsApp',
  broken: 'Não conseguimos desenhar a imagem. O link funciona do mesmo jeito.',
  from: (price: string) => `a partir de ${price}`,
  less: (amount: string) => `${amount} a menos`,
  useCode: 'Digite o código ao pagar',
  minimum: (amount: string) => `A partir de ${amount}`,
  since: (day: string) => `A partir de ${day}`,
  until: (day: string) => `Até ${day}`,
}
