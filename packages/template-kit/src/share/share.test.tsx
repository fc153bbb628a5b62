import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { useShare } from './share.ts'
import { ShareLater } from './share-later.tsx'
// The chunk that the button loads.
import './share-list.tsx'

const what = { title: 'Florero', text: 'Mira Florero en Casa Guadua', path: '/productos/florero-101' }
const inShop = ({ children }: { readonly children: ReactNode }) => (
  <ShopProvider view={fixtures.shop} words={es} host={{ askCart: async () => fixtures.carts.full.answer }}>
    {children}
  </ShopProvider>
)
const Ways = () => <p>{JSON.stringify(useShare(what).chatHref)}</p>
/** Replaces `navigator` by an object with only these features. */
const device = (abilities: object) => vi.stubGlobal('navigator', { ...abilities })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a phone opens its share sheet; closing it without sharing is not an error (L9)', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  device({ share })
  const { result } = renderHook(() => useShare(what), { wrapper: inShop })
  act(() => result.current.share?.())
  expect(share).toHaveBeenCalledWith({ title: what.title, text: what.text, url: location.origin + what.path })
  expect(result.current.copy).toBeNull()
})

test('without a share sheet the absolute URL is copied, and that is announced', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  device({ clipboard: { writeText } })
  const { result } = renderHook(() => useShare(what), { wrapper: inShop })
  expect(result.current.share).toBeNull()
  act(() => result.current.copy?.())
  await waitFor(() => expect(result.current.copied).toBe(true))
  expect(writeText).toHaveBeenCalledWith(location.origin + what.path)
  expect(document.querySelector('[data-live-region]')?.textContent).toBe('Enlace copiado')
})

test('the chat message has the text and the URL; on the server there are no share options', () => {
  device({})
  const { result } = renderHook(() => useShare(what), { wrapper: inShop })
  expect(decodeURIComponent(result.current.chatHref ?? '')).toBe(
    `https://wa.me/?text=${what.text} ${location.origin}${what.path}`,
  )
  expect(renderToStaticMarkup(inShop({ children: <Ways /> }))).toContain('<p>null</p>')
})

test('the share button appears after hydration, and its options when it is pressed', async () => {
  const later = inShop({ children: <ShareLater title="Florero" path="/florero" linkClassName="chip" /> })
  expect(renderToStaticMarkup(later)).not.toContain('<button')
  device({})
  render(later)
  const button = screen.getByRole('button', { name: 'Compartir', expanded: false })
  expect(screen.queryByText('WhatsApp')).toBeNull()
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const chat = await screen.findByRole('link', { name: /WhatsApp/ })
  expect([chat.className, chat.closest('li') !== null]).toEqual(['chip', true])
})
