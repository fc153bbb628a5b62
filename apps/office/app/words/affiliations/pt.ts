import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  intro: 'Entidades, associações e centros comerciais de que a sua loja faz parte. Aparecem no rodapé da loja.',
  none: 'A sua loja faz parte de uma entidade ou associação? Adicione: isso dá confiança.',
  add: 'Adicionar afiliação',
  name: 'Nome',
  nameHint: 'Quem compra o lê onde não há logo.',
  nameMissing: 'Escreva o nome.',
  logo: 'Logo (opcional)',
  added: (name) => `“${name}” adicionada. Já aparece na loja.`,
  change: 'Mudar',
  saved: (name) => `“${name}” salva.`,
  up: (name) => `Subir ${name}`,
  down: (name) => `Descer ${name}`,
  moved: 'Nova ordem salva.',
  remove: 'Tirar da loja',
  removed: (name) => `“${name}” retirada.`,
  restored: (name) => `“${name}” voltou.`,
}
