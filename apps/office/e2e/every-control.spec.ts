import type { Locator, Page } from '@playwright/test'
import { loadSettingWords, type SettingControl, type SettingField, settingFields } from '@store/template-kit/settings'
import { TEMPLATES } from '@store/templates'
import { valueAt } from '../app/appearance/ops.ts'
import { at, expect, manage, openShopOf, test } from './office.ts'
import { photo } from './products.ts'

/** `pnpm test:landing` tries the controls of one template, `pnpm verify` those of all. */
const DAILY = 11

for (const template of TEMPLATES)
  test(`a setting of every control of ${template.name} is changed in the editor, published and served (16)`, {
    tag: template.id === DAILY ? [] : ['@wide'],
  }, async ({ page, owner }) => {
    test.slow()
    const shop = await openShopOf(owner.email)
    const params = { shopId: shop.id }
    const { revision } = await manage().getAppearanceDraft({ params })
    await manage().changeAppearanceDraft({ params, revision, body: { templateId: template.id } })
    await page.context().addCookies(owner.state.cookies)
    await page.goto(at(`/${shop.subdomain}/appearance`))
    const frame = page.frameLocator('iframe')
    await expect(page.locator('.stage-hint')).toHaveText('Toca cualquier parte de la tienda para cambiarla.', {
      timeout: 15_000,
    })

    const words = await loadSettingWords(template, 'es')
    const stored = async (path: string) => {
      const { settings } = await manage().getAppearanceDraft({ params })
      return JSON.stringify(valueAt(settings[template.id], path))
    }
    for (const { path, control, group } of oneOfEachControl(template, words.settings)) {
      const tab = page.getByRole('button', { name: words.groups[group], exact: true })
      if ((await tab.getAttribute('aria-pressed')) !== 'true') await tab.tap()
      if (path.includes('.*.')) await openFirst(page, path)
      const here = path.replaceAll('*', '0')
      const before = await stored(here)
      await CHANGES[control](page.locator(`[id="setting-${here}"]`), page)
      await expect.poll(() => stored(here), { message: `${control}: ${path}`, timeout: 15_000 }).not.toBe(before)
    }
    await expect(page.locator('.editor-panel .wrong')).toHaveCount(0)
    await expect(frame.locator('html')).toHaveAttribute('data-template', String(template.id))

    await page.getByRole('button', { name: 'Publicar' }).tap()
    await page.getByRole('button', { name: 'Publicar ahora' }).tap()
    await expect(page.getByText('Publicado: así se ve tu tienda desde ya.')).toBeVisible()
    const draft = await manage().getAppearanceDraft({ params })
    expect(draft.published).toMatchObject({ templateId: template.id, settings: draft.settings[template.id] })
    const served = async () => {
      const headers = { host: `${shop.subdomain}.localhost` }
      const answer = await page.request.get(`http://127.0.0.1:${process.env.STOREFRONT_PORT}/`, { headers })
      return (await answer.text()).replaceAll(/\s+/g, ' ')
    }
    await expect.poll(served).toContain(`data-template="${template.id}"`)
    expect(await served()).toContain('#336699')
  })

/** The first setting of each control in the editor; those of lists after their list. */
function oneOfEachControl(
  { settings }: (typeof TEMPLATES)[number],
  words: Readonly<Record<string, unknown>>,
): readonly SettingField[] {
  const shown = settingFields(settings.shape).filter(({ path }) => words[path] && !settings.unseen?.[path])
  const first = new Map(shown.toReversed().map((field) => [field.control, field]))
  return shown.filter((field) => first.get(field.control) === field)
}

/** Expands the first entry of a list, and of a list in it; one is added if there is none. */
async function openFirst(page: Page, path: string) {
  const lists = path.split('.*.').slice(0, -1)
  for (const [depth] of lists.entries()) {
    const list = page.locator(`[id="setting-${lists.slice(0, depth + 1).join('.0.')}"]`)
    const entry = list.locator('.entry-name').first()
    if ((await entry.count()) === 0) await list.getByRole('button', { name: 'Agregar otro' }).last().tap()
    if ((await entry.getAttribute('aria-expanded')) !== 'true') await entry.tap()
  }
}

const other = async (select: Locator) => {
  const value = await select.inputValue()
  const values = await select
    .locator('option')
    .evaluateAll((options) => (options as HTMLOptionElement[]).map((option) => option.value))
  await select.selectOption(values.find((each) => each !== value) ?? '')
}

/** How each control is changed. A control without an entry is a type error. */
const CHANGES: Readonly<Record<SettingControl, (control: Locator, page: Page) => Promise<unknown>>> = {
  color: (control) => control.fill('#336699'),
  swatches: (control) => control.getByRole('button', { name: 'Agregar otro' }).tap(),
  switch: (control) => control.tap(),
  choice: async (control) =>
    (await control.evaluate(({ tagName }) => tagName)) === 'SELECT'
      ? other(control)
      : control.getByRole('checkbox').first().tap(),
  font: other,
  list: (control) => control.getByRole('button', { name: 'Agregar otro' }).last().tap(),
  image: (_, page) => page.locator('.photo-field input[type=file]').first().setInputFiles(photo('teal')),
  focus: (control) => control.getByRole('slider').first().fill('20'),
  moment: (control) => control.fill('2020-02-29T08:00'),
  text: (control) => control.fill('Lino'),
  longText: (control) => control.fill('Lino y seda'),
  link: (control) => control.fill('/productos'),
  number: async (control) => control.fill((await control.inputValue()) === '40' ? '41' : '40'),
}
