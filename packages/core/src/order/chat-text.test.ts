import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../shop/shop.ts'
import { CHAT_PLACES, CHAT_TEXTS, chatTextOf, fillChatText, MAX_CHAT_TEXT, unknownPlaces } from './chat-text.ts'
import { NEXT_STEPS } from './next-step.ts'
import { CHAT_WORDS } from './words/index.ts'

const FACTS = {
  name: 'Marta',
  shop: 'Taller S. A.',
  number: '1043',
  total: '$ 1.890.000',
  link: 'https://taller.co/p?key=a_b',
  carrier: 'Servientrega',
  guide: '2200123',
}

describe('texts of a chat about an order', () => {
  test('facts stand in their places', () => {
    expect(fillChatText('Hola, {name}. Pedido {number} por {total}: {link}', FACTS)).toBe(
      'Hola, Marta. Pedido 1043 por $ 1.890.000: https://taller.co/p?key=a_b',
    )
  })

  test('a sentence or line about what is not known is left out, and no other', () => {
    const { guide: _, ...noGuide } = FACTS
    const text = 'Va en camino. Lo lleva {carrier}. La guía es {guide}. ¡Gracias!\nGuía: {guide}\n{shop}'
    expect(fillChatText(text, noGuide)).toBe('Va en camino. Lo lleva Servientrega. ¡Gracias!\nTaller S. A.')
    expect(fillChatText('{guide}', noGuide)).toBe('')
    expect(fillChatText('Hola {name}, tu pedido {number}.', { ...FACTS, name: '' })).toBe('Hola, tu pedido 1043.')
  })

  test('what is in braces and no place is found, and stays as it is', () => {
    expect(unknownPlaces('{name} {nombre} {} { number }')).toEqual(['nombre', '', ' number '])
    expect(fillChatText('{nombre} {constructor}', FACTS)).toBe('{nombre} {constructor}')
  })

  test('facts are never read as places', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(fillChatText('{name}|', { name: `x{shop}${name}` })).toBe(`x{shop}${name}|`)
      }),
    )
  })

  test('each step has one, and ours are short enough and have known places alone', () => {
    expect(new Set(NEXT_STEPS.map(chatTextOf)).size).toBe(CHAT_TEXTS.length)
    for (const language of LANGUAGES)
      for (const text of CHAT_TEXTS) {
        const ready = CHAT_WORDS[language][text]
        expect(unknownPlaces(ready)).toEqual([])
        expect(ready.length).toBeLessThanOrEqual(MAX_CHAT_TEXT)
        expect(fillChatText(ready, FACTS)).toContain(FACTS.number)
        // A manual sale may have a phone and no name: the rest is still whole sentences.
        const toNobody = fillChatText(ready, { ...FACTS, name: '' })
        expect(toNobody).toContain(FACTS.number)
        expect(fillChatText(ready, FACTS).endsWith(toNobody)).toBe(true)
        expect(CHAT_PLACES.some((place) => fillChatText(ready, FACTS).includes(`{${place}}`))).toBe(false)
      }
  })
})
