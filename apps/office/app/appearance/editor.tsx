import { useSearchParams } from '@remix-run/react'
import type { SettingGroup, SettingPart } from '@store/template-kit/settings'
import { hexFrom, tokensToCss } from '@store/template-kit/tokens'
import { useEffect, useRef, useState } from 'react'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { useShop } from '#app/shop/use-shop.ts'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { controlId } from './control.ts'
import { SettingControl } from './controls.tsx'
import { EditorBar } from './editor-bar.tsx'
import { History } from './history.tsx'
import { type EditorField, fieldPath } from './ops.ts'
import { Publish } from './publish.tsx'
import type { PageName, readEditor } from './read-editor.server.ts'
import { SettingList } from './setting-list.tsx'
import { Stage } from './stage.tsx'
import { TryTemplates } from './try-templates.tsx'
import { useDraft } from './use-draft.ts'
import { useLogoColors } from './use-logo-colors.ts'
import { usePreview } from './use-preview.ts'

export type EditorData = Awaited<ReturnType<typeof readEditor>>
/** What the panel shows: a group of settings, the form to publish, or the history. */
export type Panel = SettingGroup | 'publish' | 'history'

/** The page that shows a part of the shop. */
const PAGE_OF_PART: Readonly<Record<SettingPart, PageName>> = {
  page: 'home',
  header: 'home',
  footer: 'home',
  home: 'home',
  lists: 'catalog',
  product: 'product',
  cart: 'cart',
}

/**
 * The editor: the panel of settings beside a preview of the shop. Choosing a setting shows its part, and clicking a part its
 * setting.
 */
export function Editor(data: EditorData) {
  const { base, may } = useShop()
  const words = useSection(appearanceWords)
  const { refused, proof, done } = useOutcome()
  const draft = useDraft(data.state, base)
  const { state } = draft
  const [search] = useSearchParams()
  const begun = data.groups.find(({ name }) => name === search.get('panel'))?.name
  const [panel, setPanel] = useState<Panel | null>(begun ?? 'colors')
  const [open, setOpen] = useState<string | null>(null)
  const [scheme, setScheme] = useState<'light' | 'dark' | null>(null)
  // Every reload of the data has a preview at another address; the frame keeps the first one.
  const [url] = useState(data.preview?.url ?? null)
  const wantedPath = useRef<string | null>(null)
  const preview = usePreview(url, (paths) => {
    const found = state.fields.find(({ path }) => path === fieldPath(paths[0] ?? ''))
    if (!found || paths[0] === undefined) return
    setPanel(found.group)
    setOpen(paths[0].replace(/\.[^.\d]+$/, ''))
    wantedPath.current = paths[0]
  })
  const { send, ready } = preview

  // Focuses the control of what was clicked in the preview, once its group is rendered.
  useEffect(() => {
    if (wantedPath.current === null) return
    const control = document.getElementById(controlId(wantedPath.current))
    wantedPath.current = null
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  })

  const logoColors = useLogoColors(data.logo)
  const typedColors = Object.fromEntries(
    Object.entries(draft.typed).flatMap(([path, value]) =>
      path.startsWith('colors.') && (value === null || hexFrom(value)) ? [[path.slice('colors.'.length), value]] : [],
    ),
  )
  const shownScheme = scheme ?? (state.scheme === 'auto' ? null : state.scheme)
  const css = tokensToCss(state.tokens, { ...state.colors, ...typedColors }, scheme ?? state.scheme)
  // Sent again to every new page of the frame.
  useEffect(() => {
    if (ready?.template !== state.template) return
    const frame = requestAnimationFrame(() => send({ kind: 'tokens', css, scheme: shownScheme }))
    return () => cancelAnimationFrame(frame)
  }, [css, shownScheme, ready, state.template, send])

  // After a save the preview loads its page again; texts that are being typed are sent to it before that.
  const shown = useRef(state.revision)
  useEffect(() => {
    if (shown.current === state.revision) return
    shown.current = state.revision
    send({ kind: 'refresh', template: state.template })
  }, [state.revision, state.template, send])
  useEffect(() => {
    if (ready === null) return
    for (const [path, value] of Object.entries(draft.typed)) send({ kind: 'text', path, value: value ?? '' })
  }, [draft.typed, ready, send])

  // Shows the part of the shop that the chosen setting changes; if another page has it, the preview goes there first.
  const [chosen, setChosen] = useState<{ readonly path: string; readonly field: EditorField } | null>(null)
  const there = ready?.to
  const marked = ready?.paths
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once for each choice and page, not with every answer of it
  useEffect(() => {
    if (chosen === null || there === undefined) return
    const { path, field } = chosen
    if (field.part === 'page') return send({ kind: 'select', path: null })
    const page = data.pages[PAGE_OF_PART[field.part]]
    const isMarked = marked?.some((each) => each === path || each.startsWith(`${path}.`))
    if (isMarked || page === undefined || page === there) send({ kind: 'select', path })
    else send({ kind: 'go', to: page })
  }, [chosen, there, send])

  const control = {
    draft,
    base,
    links: data.links,
    logoColors,
    onChosen: (path: string, field: EditorField) => setChosen({ path, field }),
  }
  const fields = state.fields.filter(({ group, path }) => group === panel && !path.includes('.*.'))
  return (
    <div className="editor" data-panel={panel === null ? 'closed' : 'open'}>
      <EditorBar draft={draft} base={base} panel={panel} onPanel={setPanel} />
      <Stage preview={preview} url={url} scheme={shownScheme} pages={data.pages} onScheme={setScheme} />
      <section className="editor-panel" aria-label={words.settings}>
        <nav className="editor-tabs" aria-label={words.settings}>
          {data.groups.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              aria-pressed={panel === name}
              onClick={() => setPanel(panel === name ? null : name)}
            >
              {label}
            </button>
          ))}
          <button type="button" aria-pressed={panel === 'history'} onClick={() => setPanel('history')}>
            {words.history}
          </button>
        </nav>
        <div className="editor-fields stack">
          <noscript>{words.noScript}</noscript>
          <Refusal of={refused} />
          <Proof needed={proof} />
          {draft.other && <p className="note">{words.other(draft.other)}</p>}
          {panel === 'template' && (
            <TryTemplates
              templates={data.templates}
              products={data.products}
              published={data.published}
              chosen={state.template}
              onChoose={(template) => draft.change({ op: 'template', template })}
            />
          )}
          {panel === 'publish' && <Publish draft={draft} may={may('appearance:publish')} />}
          {panel === 'history' && <History versions={data.versions} />}
          {fields.map((field) =>
            field.control === 'list' ? (
              <SettingList
                {...control}
                field={field}
                path={field.path}
                fields={state.fields}
                open={open}
                onOpen={setOpen}
                key={field.path}
              />
            ) : (
              <SettingControl {...control} field={field} path={field.path} key={`${state.template} ${field.path}`} />
            ),
          )}
        </div>
      </section>
      <Toast done={done} />
    </div>
  )
}
