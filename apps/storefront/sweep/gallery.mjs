import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Contact sheets of the screenshots of `pnpm sweep`: one of each template, and one of all side by side. */
const folder = fileURLToPath(new URL('../../../test-results/sweep', import.meta.url))
if (!existsSync(folder)) {
  process.stderr.write('There are no pictures yet: pnpm sweep takes them.\n')
  process.exit(1)
}

const templates = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted((a, b) => Number(a) - Number(b))
const shots = Object.fromEntries(
  templates.map((template) => [template, readdirSync(join(folder, template)).filter((file) => file.endsWith('.png'))]),
)

for (const template of templates)
  write(
    `${template}.html`,
    `Template ${template}`,
    byScreen(shots[template]).map(([screen, files]) =>
      row(
        screen,
        files.map((file) => figure(`${template}/${file}`, file.replace(`${screen}-`, '').replace('.png', ''))),
      ),
    ),
  )

write(
  'index.html',
  'All templates',
  ['home', 'catalog', 'product', 'cart'].flatMap((screen) =>
    ['360', '1280'].map((width) =>
      row(
        `${screen}, ${width} px`,
        templates
          .filter((template) => shots[template].includes(`${screen}-${width}-light.png`))
          .map((template) => figure(`${template}/${screen}-${width}-light.png`, template, `${template}.html`)),
      ),
    ),
  ),
)
process.stdout.write(`${pathToFileURL(join(folder, 'index.html'))}\n`)

/** Screen → its pictures, in the order of their names. */
function byScreen(files) {
  const groups = {}
  for (const file of files) groups[screenOf(file)] = [...(groups[screenOf(file)] ?? []), file]
  return Object.entries(groups).toSorted(([a], [b]) => a.localeCompare(b))
}
function screenOf(file) {
  return file.replace(/-\d+-(?:light|dark)\.png$/, '')
}

function row(title, figures) {
  return `<h2>${title}</h2><div class="row">${figures.join('')}</div>`
}
function figure(src, caption, href = src) {
  return `<figure><a href="${href}"><img src="${src}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`
}
function write(name, title, rows) {
  writeFileSync(
    join(folder, name),
    `<!doctype html><meta charset="utf-8"><title>${title}</title><style>
body { font: 14px system-ui; margin: 2rem; background: #e8e8e8 }
.row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding-block-end: 1rem }
figure { margin: 0; flex: none } figcaption { padding-block: .25rem }
img { height: 640px; width: auto; max-width: 640px; object-fit: cover; object-position: top; display: block; background: #fff }
</style><h1>${title}</h1>${rows.join('\n')}`,
  )
}
