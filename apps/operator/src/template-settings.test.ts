import { fileURLToPath } from 'node:url'
import type { Template } from '@store/template-kit/manifest'
import { settingRows } from '@store/template-kit/settings'
import { TEMPLATES } from '@store/templates'
import { expect, test } from 'vitest'
import { settingText } from './commands/template.ts'

const PAGE = fileURLToPath(new URL('../../../docs/template-settings.md', import.meta.url))

const HEAD = `# Settings of every template

What \`feria template set\` takes, and what the settings services (\`/template7\` and its like, and \`tiendasPages\`) carry in
\`ajustes\`. Made from the schemas of the templates: \`npx vitest run --project operator template-settings -u\` writes it anew.
Lists begin at 0 and grow by an entry at a time.
`

const cell = (value: unknown) => settingText(value).replaceAll('|', '\\|')

/** A table of all settings, with their defaults. */
function tableOf({ id, settings }: Template): string {
  const rows = settingRows(settings.shape, null)
  const lines = rows.map(({ path, value, expects }) => `| \`${path}\` | ${cell(expects)} | ${cell(value)} |`)
  return [`## Template ${id}`, '', '| setting | may be | default |', '|---|---|---|', ...lines].join('\n')
}

test('C28: the page of all settings says what the schemas of the templates do', async () => {
  await expect(
    [HEAD, ...TEMPLATES.map(tableOf)]
      .map((part) => part.trim())
      .join('\n\n')
      .concat('\n'),
  ).toMatchFileSnapshot(PAGE)
})

test('lists and names with values are shown as they are typed', () => {
  expect(
    [['#8fd3ff', null, '#ffd2e4'], [null, null], { correr: '#d4ff2a', montaña: '#ff7a1a' }, {}].map(settingText),
  ).toEqual(['#8fd3ff, –, #ffd2e4', '–', 'correr: #d4ff2a, montaña: #ff7a1a', '–'])
})
