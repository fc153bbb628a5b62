import type { Product } from '@store/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fixturesFor } from '../fixtures/index.ts'
import { Link } from '../host.tsx'
import { Popover } from '../parts/popover.tsx'
import { ShopProvider, usePaths } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { useSearchBox } from './search-box.ts'
import { SuggestForm, SuggestList, SuggestStatus } from './suggest-parts.tsx'

const words = await loadWords('en', [])
const { shop, carts, products } = fixturesFor('en')

afterEach(cleanup)

function Search() {
  const paths = usePaths()
  const box = useSearchBox()
  return (
    <Popover id="search" data-testid="popover" style={{ display: 'block' }}>
      <SuggestForm box={box} />
      <SuggestStatus box={box} />
      <SuggestList box={box} itemProps={({ id }) => ({ 'data-product': id })}>
        {(product) => <Link href={paths.product(product)}>{product.name}</Link>}
      </SuggestList>
    </Popover>
  )
}

/** A search of a shop that finds these; `closed` counts how often its popover was closed. */
function search(found: readonly Product[]) {
  render(
    <ShopProvider
      view={shop}
      words={words}
      host={{ askCart: async () => carts.full.answer, suggest: async () => found }}
    >
      <Search />
    </ShopProvider>,
  )
  const state = { closed: 0 }
  // The test's browser has no popovers.
  screen.getByTestId('popover').hidePopover = () => void state.closed++
  return { field: screen.getByRole('combobox'), state }
}

test('a search is ready to be written on, shows what it may mean, and leads to all it finds', async () => {
  const { field } = search([products.plain, products.variants])
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('listbox'), 'nothing is found yet').toBeNull()
  fireEvent.change(field, { target: { value: ' zz ' } })
  const options = await screen.findAllByRole('option')
  expect(options.map((each) => each.dataset.product)).toEqual([`${products.plain.id}`, `${products.variants.id}`])
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('2')
  expect(screen.getByRole('link', { name: /zz/ }).getAttribute('href')).toMatch(/\?q=zz$/)
})

test('that nothing was found is told to all', async () => {
  const { field } = search([])
  fireEvent.change(field, { target: { value: 'xyzzy' } })
  const said = await screen.findByText(/\w/, { selector: '[role=status] > span' })
  expect(said.style.position, 'seen, not only heard').toBe('')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('following a link, by keys too, and searching close the popover; writing does not', async () => {
  const { field, state } = search([products.plain])
  fireEvent.change(field, { target: { value: 'vase' } })
  const option = await screen.findByRole('option')
  expect(state.closed).toBe(0)
  option.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(state.closed, 'by a link').toBe(1)
  field.closest('form')?.addEventListener('submit', (event) => event.preventDefault())
  fireEvent.submit(field)
  expect(state.closed, 'by searching').toBe(2)
})
