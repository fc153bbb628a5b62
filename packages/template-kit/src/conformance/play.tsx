import { act, type ComponentType, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, vi } from 'vitest'
import type { Design, ScreenName, ScreenViews, ShopView, Words } from '../design.ts'
import type { Fixtures } from '../fixtures/index.ts'
import { Stage } from '../fixtures/stage.tsx'
import { nameOf } from './page.ts'

type Part<Name extends ScreenName> = {
  readonly design: Design
  readonly name: Name
  readonly component: ComponentType<ScreenViews[Name]>
  readonly view: ScreenViews[Name]
  readonly shop: ShopView
  readonly words: Words
  readonly fixtures: Fixtures
}

const BROWSER_ONLY = ['window', 'document', 'navigator', 'localStorage', 'matchMedia'] as const

/** One screen in one state: on the server, then in the browser. */
export class Play<Name extends ScreenName> {
  readonly #part: Part<Name>
  #html: string | null = null

  constructor(part: Part<Name>) {
    this.#part = part
  }

  get #tree() {
    const { fixtures, ...part } = this.#part
    return <Stage {...part} answer={fixtures.carts.full.answer} />
  }

  /** Without a browser's globals: what needs them while rendering fails here. Drawn once, however often it is asked for. */
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

  /** Hydrates the server's page and lets everything settle. On the cart page, with the cart of the state's name. */
  async inBrowser(container: HTMLElement, state: string) {
    const { name, fixtures, shop } = this.#part
    const cart = name === 'Cart' ? fixtures.carts[state as keyof Fixtures['carts']] : fixtures.carts.empty
    if (cart.cart.lines.length > 0) localStorage.setItem(`cart:${shop.shop.id}`, JSON.stringify(cart.cart))
    const { fixtures: _, ...part } = this.#part
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
          <Stage {...part} answer={cart.answer} host={{ askCart }} />
        </StrictMode>,
        { onRecoverableError: (error) => problems.push(`hydration: ${String(error)}`) },
      ),
    )
    await settled(
      () => answered && cart.cart.lines.every((line) => container.textContent?.includes(line.name)),
      'the cart page shows every line of the cart',
    )
    await act(async () => {})
    if (cart.cart.lines.length > 0 && !container.querySelector('[data-instalments]'))
      problems.push('the cart does not say in how many instalments it can be paid (I2)')
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

/** Waits as a visitor does, while React works by itself: for storage, the cart's own code, the server's answer. */
async function settled(isThere: () => boolean | undefined, what: string): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  try {
    await vi.waitFor(() => expect(isThere(), what).toBe(true), { timeout: 20_000 })
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  }
}

/** Presses what opens the menu, and waits for what it leads to; where nothing is pressed, nothing is awaited. */
export async function openMenu(place: Element, name: string): Promise<void> {
  const opener = [...place.querySelectorAll<HTMLElement>('header :is(a, button):not([popovertarget])')].find((each) =>
    nameOf(each).includes(name),
  )
  if (!opener) return
  const linksBefore = place.querySelectorAll('a').length
  await act(async () => opener.click())
  await settled(() => place.querySelectorAll('a').length > linksBefore, 'the menu opens')
}

export async function loadScreen<Name extends ScreenName>(
  design: Design,
  name: Name,
): Promise<ComponentType<ScreenViews[Name]>> {
  const screens: { readonly [Key in ScreenName]: () => Promise<{ default: ComponentType<ScreenViews[Key]> }> } =
    design.screens
  return (await screens[name]()).default
}

/** What jsdom lacks of a browser. */
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
