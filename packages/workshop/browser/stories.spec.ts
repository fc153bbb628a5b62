import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'

/** The workshop as published: static files, without a server. */
const SITE = 'http://workshop.localhost'
const folder = fileURLToPath(new URL('../storybook-static', import.meta.url))

type Story = { readonly id: string; readonly title: string; readonly name: string; readonly type: string }
const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
  readonly entries: Readonly<Record<string, Story>>
}
const stories = Object.values(entries).filter(({ type }) => type === 'story')
const firsts = stories.filter((story) => story === stories.find(({ title }) => title === story.title))
const list: { readonly templates: readonly { readonly id: number }[]; readonly base: { readonly id: number } } =
  JSON.parse(readFileSync(new URL('../../templates/src/generated/list.json', import.meta.url), 'utf8'))
const templates = [...list.templates, list.base].map(({ id }) => String(id))
/** The base set is shown in every state; the others in one of each screen, and in every state by `pnpm sweep`. */
const storiesOf = (template: string) =>
  template === String(list.base.id) || process.env.SWEEP === 'full' ? stories : firsts

const PHONE = { width: 360, height: 800 }

test.use({ viewport: PHONE })

for (const template of templates)
  test(`stories are shown by template ${template}`, async ({ page }) => {
    test.setTimeout(120_000)
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(message))
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && troubles.push(message.text()))
    await page.route(`${SITE}/**`, (route) =>
      route.fulfill({ path: folder + decodeURIComponent(new URL(route.request().url()).pathname) }),
    )
    await page.goto(
      `${SITE}/iframe.html?viewMode=story&id=${storiesOf(template).at(-1)?.id}&globals=template:${template};a11y.manual:!true`,
    )
    await expect(page.locator('#storybook-root main')).toBeVisible()
    for (const story of storiesOf(template)) {
      await show(page, story.id)
      const name = `${story.title}, ${story.name}`
      await expect(page.locator('#storybook-root main'), name).toBeVisible()
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(width, name).toBeLessThanOrEqual(PHONE.width)
      expect(troubles, name).toEqual([])
    }
  })

test('controls set the settings of the template', async ({ page }) => {
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({ path: folder + decodeURIComponent(new URL(route.request().url()).pathname) }),
  )
  const open = (args: string, template: number) =>
    page.goto(
      `${SITE}/iframe.html?viewMode=story&id=screens-home--full&args=${args}&globals=template:${template};a11y.manual:!true`,
    )
  await open('headline:Hola;banners-0-title:Lino', list.base.id)
  await expect(page.locator('[data-setting="headline"]')).toHaveText('Hola')
  await expect(page.locator('[data-setting="banners.0.title"]')).toHaveText('Lino')
})

/** Requests a story from the workshop's stage, and waits until it is rendered. */
async function show(page: Page, storyId: string) {
  const drawn = await page.evaluate((storyId) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
    return new Promise<string>((resolve) => {
      // An earlier story may be rendered only now, so ids are compared.
      channel.on('storyRendered', (id: string) => id === storyId && resolve('drawn'))
      for (const end of ['storyErrored', 'storyThrewException', 'storyMissing']) channel.once(end, () => resolve(end))
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
  }, storyId)
  expect(drawn, storyId).toBe('drawn')
}
