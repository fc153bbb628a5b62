import type { BrowserContext, Page } from '@playwright/test'
import { payloads } from '@store/sandbox/xss-payloads'
import { openFilled, type Say } from './filled.ts'
import { at, expect, manage, type Owner, openShopOf, test } from './office.ts'
import { SLOW, visit } from './products.ts'
import { SCREENS } from './screens.ts'

/** Names must be a line without control characters. */
const LINE = /^[^\p{Cc}\u2028]*$/u

/** Links and forms that would run a script when used. */
const SCRIPTED =
  'a[href^="javascript:" i], a[href^="data:" i], form[action^="javascript:" i], [formaction^="javascript:" i]'

/** Replaces texts by one payload after the other, starting with this one. */
function payloadsFrom(first: number): Say {
  let next = first
  return (_, most = Number.POSITIVE_INFINITY, without = /^$/) => {
    for (;;) {
      const text = payloads[next++ % payloads.length] ?? ''
      if (text.length <= most && LINE.test(text) && !without.test(text)) return text
    }
  }
}

/** Records scripts that ran, violations of the policy and server errors, on any page. */
async function watch(context: BrowserContext) {
  const wrong: string[] = []
  await context.exposeBinding('xss', ({ page }) => void wrong.push(`ran on ${page.url()}`))
  await context.exposeBinding(
    'refused',
    ({ page }, what: string) => void wrong.push(`${what} refused on ${page.url()}`),
  )
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      (window as unknown as { refused: (what: string) => void }).refused(effectiveDirective),
    ),
  )
  const look = async (page: Page, address: string) => {
    const answer = await page.goto(at(address), { waitUntil: 'networkidle' })
    if ((answer?.status() ?? 0) >= 500) wrong.push(`${answer?.status()} on ${address}`)
    if ((await page.locator(SCRIPTED).count()) > 0) wrong.push(`a link or form of ${address} would run a script`)
  }
  return { wrong, look }
}

/** A watched browser of the owner's. */
async function openWatched(page: Page, { state }: Owner) {
  await page.context().addCookies(state.cookies)
  return watch(page.context())
}

/** Opens every screen of a shop whose texts are payloads. */
async function screens(page: Page, owner: Owner, first: number) {
  const { wrong, look } = await openWatched(page, owner)
  const shop = await openFilled(owner.email, payloadsFrom(first))
  for (const { who, address } of SCREENS) if (who !== 'platform') await look(page, address(shop))
  return wrong
}

/** Opens lists of products named like these payloads, searches for them, and redirects of the sign-in. */
async function lists(page: Page, owner: Owner, texts: readonly string[]) {
  const { wrong, look } = await openWatched(page, owner)
  const { id, subdomain } = await openShopOf(owner.email)
  const params = { shopId: id }
  for (const [at, text] of texts.entries()) {
    const [category, brand] = [texts.at(at - 1) ?? null, texts.at(at - 2) ?? null]
    const body = { name: text.trim(), price: 10_000_00, units: 3, category, brand, summary: text }
    await manage().createProduct({ params, body })
  }
  let list: string | null = '/products'
  while (list !== null) {
    await look(page, `/${subdomain}${list}`)
    const after = new URL(
      (await page
        .locator('a[href*="after="]')
        .first()
        .getAttribute('href', QUICK)
        .catch(() => null)) ?? '/',
      at(),
    )
    list = after.searchParams.has('after') ? `/products${after.search}` : null
  }
  for (const [turn, text] of texts.entries()) {
    const where = ['find', 'orders', 'products', 'stock', 'messages', 'buyers'][turn % 6]
    await look(page, `/${subdomain}/${where}?q=${encodeURIComponent(text)}`)
    if (turn % 6 === 0) await look(page, `/enter?next=${encodeURIComponent(text)}`)
  }
  return wrong
}

/** Opens the editor of descriptions, where HTML becomes elements, with ten payloads at a time. */
async function descriptions(page: Page, owner: Owner, texts: readonly string[]) {
  const { wrong } = await openWatched(page, owner)
  const { id: shopId, subdomain } = await openShopOf(owner.email)
  for (let begin = 0; begin < texts.length; begin += 10) {
    const description = texts
      .slice(begin, begin + 10)
      .map((text) => `<p>${text}</p>`)
      .join('\n')
    const body = { name: 'Ruana', price: 10_000_00, description }
    const { id } = await manage().createProduct({ params: { shopId }, body })
    await visit(page, at(`/${subdomain}/products/${id}`))
    const open = page.getByRole('button', { name: /^Descripción/ })
    // HTML that the editor would change is shown as it is stored.
    if (await open.isVisible()) {
      await open.tap()
      await expect(page.getByRole('textbox', { name: 'Descripción', exact: true })).toBeFocused(SLOW)
    }
    if ((await page.locator(SCRIPTED).count()) > 0) wrong.push(`a link in the description of ${id} would run a script`)
  }
  return wrong
}

const QUICK = { timeout: 1_000 }
const ROUNDS = 6
const roundOf = (round: number) => Math.floor((payloads.length * round) / ROUNDS)

test.describe.configure({ timeout: 600_000 })

// One round of six per day, all of them with `pnpm verify`.
for (let round = 0; round < ROUNDS; round++) {
  const [from, to] = [roundOf(round), roundOf(round + 1)]
  const some = payloads.slice(from, to)
  const tag = round === 0 ? [] : ['@wide']
  const which = `${some.length} payloads from number ${from} on`
  test(`no stored text runs as a script on any screen: ${which}`, { tag }, async ({ page, owner }) => {
    expect(await screens(page, owner, from)).toEqual([])
  })
  test(`no stored text runs as a script in the editor of descriptions: ${which}`, { tag }, async ({ page, owner }) => {
    expect(await descriptions(page, owner, some)).toEqual([])
  })
  test(`no text runs as a script in lists, or where it is searched for: ${which}`, { tag: '@wide' }, async ({
    page,
    owner,
  }) => {
    expect(await lists(page, owner, some)).toEqual([])
  })
}
