import { loadTemplateWords, ShopProvider } from '@store/template-kit'
import { fixturesFor } from '@store/template-kit/fixtures'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { design } from '../design.ts'
import { useQuestionWords } from './question-words.ts'

type Asked = { readonly name: string; readonly label: string; readonly required: boolean }

function Sentence({ name, ...field }: Asked) {
  return <p>{useQuestionWords()(name, field)}</p>
}

/** The question for a field in this language. */
async function asked(language: 'es' | 'en' | 'pt' | 'fr', field: Asked) {
  const { shop } = fixturesFor(language)
  const words = await loadTemplateWords(design, language, ['orders'])
  const page = renderToStaticMarkup(
    <ShopProvider view={shop} words={words} host={{ askCart: () => new Promise(() => {}) }}>
      <Sentence {...field} />
    </ShopProvider>,
  )
  return /<p>(.*?)<\/p>/.exec(page)?.[1]
}

test('a field has the template’s question where there is one', async () => {
  const field = { name: 'city', label: 'Ciudad', required: true }
  expect(await asked('es', field)).toBe('¿En qué ciudad?')
  expect(await asked('en', field)).toBe('Which city?')
})

test.each([
  ['es', 'Apodo', '¿Apodo?', '¿Apodo? Si no hace falta, sigue.'],
  ['en', 'Nickname', 'Nickname?', 'Nickname? If it doesn’t apply, skip it.'],
  ['pt', 'Apelido', 'Apelido?', 'Apelido? Se não precisar, siga em frente.'],
  ['fr', 'Surnom', 'Surnom\u202f?', 'Surnom\u202f? Si ce n’est pas utile, continuez.'],
] as const)('a field it has no words for is asked for by its label (%s)', async (language, label, needed, other) => {
  expect(await asked(language, { name: 'nickname', label, required: true })).toBe(needed)
  expect(await asked(language, { name: 'nickname', label, required: false })).toBe(other)
})
