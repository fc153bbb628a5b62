import { chromium } from '@playwright/test'
import { chrome } from '@store/checks/chrome'

const SCRIPTED =
  'a[href^="javascript:" i], a[href^="data:" i], form[action^="javascript:" i], [formaction^="javascript:" i]'

/**
 * Resolves no other hosts, as third-party resources are not under test. It is a flag of the browser, because requests that
 * Playwright intercepts are not cached.
 */
const ONLY_OURS = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1'

/** Opens a browser that records every call of `xss()`. */
export async function openBrowser(options) {
  const args = ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=${ONLY_OURS}`]
  const browser = await chromium.launch({ executablePath: chrome, args })
  const context = await browser.newContext(options)
  const ran = []
  await context.exposeBinding('xss', ({ page }) => {
    ran.push(page.url())
  })

  /** `status`: the expected status of every page; a page with another status counts as missing. */
  async function visit(addresses, tabs, status = 200) {
    const [links, broken] = [[], []]
    const before = ran.length
    const left = addresses.values()
    const tab = async () => {
      const page = await context.newPage()
      for (const address of left) {
        const answer = await page.goto(address, { waitUntil: 'load' })
        if (answer.status() !== status) broken.push(`${answer.status()} ${address}`)
        const found = await page.locator(SCRIPTED).count()
        if (found > 0) links.push(address)
      }
      await page.close()
    }
    await Promise.all(Array.from({ length: tabs }, tab))
    for (const address of [...links, ...broken].slice(0, 5)) console.error(address)
    return { ran: ran.slice(before), links, broken }
  }

  async function render(documents) {
    const before = ran.length
    const links = []
    const page = await context.newPage()
    for (const document of documents) {
      await page.setContent(document)
      if ((await page.locator(SCRIPTED).count()) > 0) links.push(document)
    }
    await page.close()
    return { ran: ran.slice(before), links }
  }

  /** Whether a response parses as its content type: XML without an error, or JSON. */
  async function parse({ body, headers }) {
    if (/json/.test(headers['content-type'])) return Boolean(JSON.parse(body))
    const page = await context.newPage()
    const ok = await page.evaluate(
      (text) => !new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
      body,
    )
    await page.close()
    return ok
  }

  return { visit, render, parse, close: () => browser.close() }
}
