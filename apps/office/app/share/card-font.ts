/** The upright letters of all templates of this repository, by the addresses of their files. Loaded with the drawing alone. */
const FILES = import.meta.glob<string>(
  [
    '../../../../packages/template-*/src/styles/fonts/*.woff2',
    '!../../../../packages/template-*/src/styles/fonts/*-ext.woff2',
    '!../../../../packages/template-*/src/styles/fonts/*italic*.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** The office's own, for templates from elsewhere. */
const OFFICE = 'Archivo, system-ui, sans-serif'

const loaded = new Map<string, Promise<string>>()

/** The font family of a template, loaded, as a canvas names it. Files of several templates may have one name. */
export function fontFamilyOf(templateId: number, file: string | null): Promise<string> {
  const end = `/template-${templateId}/src/styles/fonts/${file}`
  const url = file === null ? undefined : Object.entries(FILES).find(([path]) => path.endsWith(end))?.[1]
  if (file === null || url === undefined) return Promise.resolve(OFFICE)
  const known = loaded.get(end)
  if (known) return known
  const name = `card-${templateId}-${file.replace(/\W/g, '-')}`
  const family = new FontFace(name, `url(${url})`, { weight: '100 900' })
    .load()
    .then((face) => {
      document.fonts.add(face)
      return `"${name}", ${OFFICE}`
    })
    .catch(() => OFFICE)
  loaded.set(end, family)
  return family
}
