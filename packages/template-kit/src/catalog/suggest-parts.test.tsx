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

/** Renders a search whose suggestions are these products; `closed` counts how often its popover was closed. */
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
  // jsdom has no popovers.
  screen.getByTestId('popover').hidePopover = () => void state.closed++
  return { field: screen.getByRole('combobox'), state }
}

test('the search field has the focus, shows suggestions, and links to all results', async () => {
  const { field } = search([products.plain, products.variants])
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('listbox'), 'nothing is found yet').toBeNull()
  fireEvent.change(field, { target: { value: ' zz ' } })
  const options = await screen.findAllByRole('option')
  expect(options.map((each) => each.dataset.product)).toEqual([`${products.plain.id}`, `${products.variants.id}`])
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('2')
  expect(screen.getByRole('link', { name: /zz/ }).getAttribute('href')).toMatch(/\?q=zz$/)
})

test('that nothing was found is shown, not only announced to screen readers', async () => {
  const { field } = search([])
  fireEvent.change(field, { target: { value: 'xyzzy' } })
  const message = await screen.findByText(/\w/, { selector: '[role=status] > span' })
  expect(message.style.position, 'visible').toBe('')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('following a link, also by keyboard, and searching close the popover; typing does not', async () => {
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
