/** The upright fonts of all templates in this repository, by the paths of their files. Loaded with the drawing code only. */
const FILES = import.meta.glob<string>(
  [
    '../../../../packages/template-*/src/styles/fonts/*.woff2',
    '!../../../../packages/template-*/src/styles/fonts/*-ext.woff2',
    '!../../../../packages/template-*/src/styles/fonts/*italic*.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** The office's font, for templates without one here. */
const OFFICE = 'Archivo, system-ui, sans-serif'

const loaded = new Map<string, Promise<string>>()

/**
 * Loads the font of a template; returns its family as the canvas names it, unique per template, as files may have equal
 * names.
 */
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
