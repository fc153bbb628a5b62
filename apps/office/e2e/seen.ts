import type { BrowserContext, Page } from '@playwright/test'
import { createManageClient } from '@store/api-client/manage'
import type { Language } from '@store/core'
import type { Draft } from '../app/open/draft.server.ts'
import { type Filled, openFilled } from './filled.ts'
import { layoutFaultsEnlarged, layoutFaultsOn, smallTargetsOn } from './layout-faults.ts'
import { at, axeOn, test as base, expect, signIn, someEmail } from './office.ts'
import { visit } from './products.ts'
import type { Screen } from './screens.ts'

type Reader = { readonly filled: Filled; readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>> }

/** A person whose language changes between tests, with a filled shop. */
export const test = base.extend<object, { readonly reader: Reader }>({
  reader: [
    async ({ browser }, use) => {
      const email = someEmail('lea')
      const filled = await openFilled(email)
      const context = await browser.newContext({ locale: 'es-CO' })
      await signIn(await context.newPage(), email)
      const cookies = await context.cookies()
      await context.close()
      await use({ filled, cookies })
    },
    { scope: 'worker' },
  ],
})

/** Checks a screen in this language at these widths, in both colour schemes, for accessibility and layout. */
export async function see(
  page: Page,
  { address }: Screen,
  {
    filled,
    language,
    widths,
  }: { readonly filled: Filled; readonly language: Language; readonly widths: readonly number[] },
) {
  await speak(page.context(), language)
  const path = address(filled)
  await page.setViewportSize({ width: widths[0] ?? 320, height: 800 })
  await visit(page, at(path))
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', new RegExp(`^${language}`))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['dark', 'light'] as const) {
      // Without transitions: colours between two schemes fail the contrast check.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect.soft(await axeOn(page), `${path}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
  for (const width of [1920, 768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await layoutFaultsOn(page), `${path}, ${width} px`).toEqual([])
  }
  expect.soft(await smallTargetsOn(page), `${path}: targets that are too small`).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect.soft(await layoutFaultsEnlarged(page), `${path}, letters of twice the size`).toEqual([])
}

const draft: Draft = {
  key: '3f9a4c1e-7a34-4a9e-9a53-0f4f3d0c9b11',
  name: 'Taller',
  subdomain: 'taller-nuevo',
  url: 'taller-nuevo',
  country: 'CO',
  sells: 'clothes',
  templateId: 5,
}

/** Sets the browser's language; without a session, also a draft of a shop. */
async function speak(context: BrowserContext, language: Language) {
  const cookie = (name: string, value: string) => ({ name, value, url: at() })
  const session = (await context.cookies(at())).find(({ name }) => name === 'office')?.value
  await context.addCookies([cookie('office-language', language)])
  if (session === undefined)
    return context.addCookies([cookie('office-draft', Buffer.from(JSON.stringify(draft)).toString('base64url'))])
  const me = createManageClient({ baseUrl: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`, token: session })
  const { revision } = await me.getMe()
  await me.changeMe({ revision, body: { language } })
}
