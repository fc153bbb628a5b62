import { act, type ComponentType, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, vi } from 'vitest'
import type { Design, ScreenName, ScreenViews, ShopView, Words } from '../design.ts'
import type { Fixtures } from '../fixtures/index.ts'
import { Stage } from '../fixtures/stage.tsx'
import { nameOf } from './page.ts'

type ScreenProps<Name extends ScreenName> = {
  readonly design: Design
  readonly name: Name
  readonly component: ComponentType<ScreenViews[Name]>
  readonly view: ScreenViews[Name]
  readonly shop: ShopView
  readonly words: Words
  readonly fixtures: Fixtures
}

const BROWSER_ONLY = ['window', 'document', 'navigator', 'localStorage', 'matchMedia'] as const

/** Renders one screen in one state: on the server, then in the browser. */
export class ScreenRender<Name extends ScreenName> {
  readonly #props: ScreenProps<Name>
  #html: string | null = null

  constructor(props: ScreenProps<Name>) {
    this.#props = props
  }

  get #tree() {
    const { fixtures, ...props } = this.#props
    return <Stage {...props} answer={fixtures.carts.full.answer} />
  }

  /** The HTML, rendered without the globals of a browser, so that code which needs them fails. It is rendered once and kept. */
  onServer(): string {
    if (this.#html !== null) return this.#html
    for (const name of BROWSER_ONLY) vi.stubGlobal(name, undefined)
    try {
      this.#html = renderToString(this.#tree)
      return this.#html
    } finally {
      vi.unstubAllGlobals()
    }
  }

  /** Hydrates the server's HTML and waits for the cart. The cart page has the cart fixture with the name of the state. */
  async inBrowser(container: HTMLElement, state: string) {
    const { name, fixtures, shop } = this.#props
    const cart = name === 'Cart' ? fixtures.carts[state as keyof Fixtures['carts']] : fixtures.carts.empty
    if (cart.cart.lines.length > 0) localStorage.setItem(`cart:${shop.shop.id}`, JSON.stringify(cart.cart))
    const { fixtures: _, ...props } = this.#props
    document.body.append(container)
    const problems: string[] = []
    let answered = cart.cart.lines.length === 0
    const askCart = async () => {
      answered = true
      return cart.answer
    }
    const root = await act(async () =>
      hydrateRoot(
        container,
        <StrictMode>
          <Stage {...props} answer={cart.answer} host={{ askCart }} />
        </StrictMode>,
        { onRecoverableError: (error) => problems.push(`hydration: ${String(error)}`) },
      ),
    )
    await waitUntil(
      () => answered && cart.cart.lines.every((line) => container.textContent?.includes(line.name)),
      'the cart page shows every line of the cart',
    )
    await act(async () => {})
    if (cart.cart.lines.length > 0 && !container.querySelector('[data-instalments]'))
      problems.push('the cart does not show its instalments (I2)')
    return {
      problems,
      leave: () => {
        act(() => root.unmount())
        container.remove()
        localStorage.clear()
      },
    }
  }
}

/** Waits outside of `act`, while React renders on its own schedule: for storage, the cart's chunk and the server's answer. */
async function waitUntil(isThere: () => boolean | undefined, what: string): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  try {
    await vi.waitFor(() => expect(isThere(), what).toBe(true), { timeout: 20_000 })
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  }
}

/** Clicks the button that opens the menu, and waits for its links. Does nothing where there is no such button. */
export async function openMenu(place: Element, name: string): Promise<void> {
  const opener = [...place.querySelectorAll<HTMLElement>('header :is(a, button):not([popovertarget])')].find((each) =>
    nameOf(each).includes(name),
  )
  if (!opener) return
  const linksBefore = place.querySelectorAll('a').length
  await act(async () => opener.click())
  await waitUntil(() => place.querySelectorAll('a').length > linksBefore, 'the menu opens')
}

export async function loadScreen<Name extends ScreenName>(
  design: Design,
  name: Name,
): Promise<ComponentType<ScreenViews[Name]>> {
  const screens: { readonly [Key in ScreenName]: () => Promise<{ default: ComponentType<ScreenViews[Key]> }> } =
    design.screens
  return (await screens[name]()).default
}

/** Adds what jsdom lacks: media queries, scrolling, dialogs. */
export function completeBrowser(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const noQuery = (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  })
  window.matchMedia ??= noQuery
  window.scrollTo = () => {}
  Element.prototype.scrollTo ??= () => {}
  Element.prototype.scrollIntoView ??= () => {}
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
