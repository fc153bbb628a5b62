import { expect, it } from 'vitest'
import { inboxWords } from '#app/words/inbox/index.ts'
import { answerLinks } from './answer-links.ts'

const ana = { name: 'Ana María Ríos', email: 'ana+tienda@correo.example', chatNumber: '+573001112233', text: 'Hola' }
const words = inboxWords.of('es')

it('opens the chat with who left a phone, by the first name', () => {
  const chat = new URL(answerLinks(ana, 'Alborada', words).chat ?? '')
  expect([chat.host, chat.pathname]).toEqual(['wa.me', '/573001112233'])
  expect(chat.searchParams.get('text')).toMatch(/^Hola, Ana\. .*Alborada/)
  expect(answerLinks({ ...ana, chatNumber: null }, 'Alborada', words).chat).toBeNull()
})

it('opens a mail to who wrote and to nobody else, which quotes the message', () => {
  const mail = new URL(answerLinks({ ...ana, text: 'Uno & dos?\ntres' }, 'A & B', words).mail)
  expect(decodeURIComponent(mail.pathname)).toBe('ana+tienda@correo.example')
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(mail.searchParams.get('subject')).toBe('Tu mensaje a A & B')
  expect(mail.searchParams.get('body')).toContain('> Uno & dos?\r\n> tres')
  const hostile = new URL(answerLinks({ ...ana, email: 'a@b.co?bcc=victima@c.co' }, 'Alborada', words).mail)
  expect(hostile.searchParams.has('bcc')).toBe(false)
})

it('stays an address that programs take, however long the message and whatever it is made of', () => {
  const { mail } = answerLinks({ ...ana, text: `${'a'.repeat(399)}😀${'b'.repeat(3000)}` }, 'Alborada', words)
  expect(mail.length).toBeLessThan(2000)
  expect(() => decodeURIComponent(mail)).not.toThrow()
})
