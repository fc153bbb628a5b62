import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ScreenViews } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { ArticleText } from './article-text.tsx'
import { BlogSection } from './blog-section.tsx'

const words = await loadWords('es', ['pages'])
const { Blog, Article } = fixtures.screens

function show(children: JSX.Element): Element {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <ShopProvider view={fixtures.shop} words={words} host={{ askCart: async () => fixtures.carts.full.answer }}>
      {children}
    </ShopProvider>,
  )
  return page
}
const listOf = (view: ScreenViews['Blog']) =>
  show(
    <BlogSection view={view} search={{ className: 'search' }} Empty={({ title, children }) => [title, children]}>
      <ul data-articles="" />
    </BlogSection>,
  )

test('a list of articles has its head, its search and its items', () => {
  const page = listOf(Blog.full)
  expect(page.querySelector('header.page-head > form.search svg')).not.toBeNull()
  expect(page.querySelector('[data-articles]')).not.toBeNull()
})

test('a search without results has a link to all articles in place of the items', () => {
  const page = listOf({ ...Blog.full, articles: [], search: 'lino' })
  expect(page.querySelector('[data-articles]')).toBeNull()
  expect(page.querySelector('a.button')?.getAttribute('href')).toBe('/blog')
})

test('without a text the summary stands alone; without either a sentence says so', () => {
  const { article } = Article.full
  const textOf = (changed: object) => show(<ArticleText article={{ ...article, ...changed }} />)
  expect(textOf({ summary: 'Resumen', body: null }).innerHTML).toContain('<p class="lead">Resumen</p>')
  expect(textOf({ summary: null, body: null }).textContent).toContain(words['blog.noBody'])
  expect(textOf({ summary: null, body: '<p>Texto</p>' }).querySelector('.lead')).toBeNull()
})
