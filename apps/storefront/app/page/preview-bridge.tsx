import { useLocation, useRevalidator } from '@remix-run/react'
import { type FromPreview, type Language, type PreviewMessage, readToPreview, type ToPreview } from '@store/core'
import { useLanguage } from '@store/template-kit'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useRoot } from '#app/page/root-data.ts'

/** Texts of the bar, which no template has: what is previewed, and why a form is not sent. */
type Words = Readonly<Record<'look' | 'version' | 'product' | 'article' | 'refused', string>>
const WORDS: Readonly<Record<Language, Words>> = {
  es: {
    look: 'Vista previa: así quedaría la tienda.',
    version: 'Vista previa: así se veía la tienda con esa versión.',
    product: 'Vista previa: así queda el producto cuando lo publiques.',
    article: 'Vista previa: así queda el artículo cuando lo publiques.',
    refused: 'En la vista previa no se puede comprar ni enviar nada.',
  },
  en: {
    look: 'Preview: this is how the shop would look.',
    version: 'Preview: this is how the shop looked in that version.',
    product: 'Preview: this is how the product looks once you publish it.',
    article: 'Preview: this is how the article looks once you publish it.',
    refused: 'In a preview nothing can be bought or sent.',
  },
  pt: {
    look: 'Prévia: assim ficaria a loja.',
    version: 'Prévia: assim a loja aparecia nessa versão.',
    product: 'Prévia: assim fica o produto quando você publicar.',
    article: 'Prévia: assim fica o artigo quando você publicar.',
    refused: 'Na prévia não dá para comprar nem enviar nada.',
  },
  fr: {
    look: 'Aperçu : voici ce que donnerait la boutique.',
    version: 'Aperçu : voici la boutique telle qu’elle était dans cette version.',
    product: 'Aperçu : voici le produit tel qu’il sera une fois publié.',
    article: 'Aperçu : voici l’article tel qu’il sera une fois publié.',
    refused: 'Dans un aperçu, rien ne peut être acheté ni envoyé.',
  },
}

/** In the template's colours, by inline styles, so that its style sheet stays as it is. */
const BAR: CSSProperties = {
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  bottom: 0,
  padding: '0.75rem 1rem',
  textAlign: 'center',
  background: 'var(--surface)',
  color: 'var(--text)',
  borderTop: '1px solid var(--line)',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  fontFamily: 'var(--sans, var(--font, inherit))',
}
/** How long the notice of a refusal is shown, in milliseconds. */
const SAID_FOR = 4_000

const MARKED = '[data-setting]'
const marksOf = (element: Element): readonly string[] => element.getAttribute('data-setting')?.split(' ') ?? []
const showing = (path: string): Element | null => document.querySelector(`[data-setting~="${CSS.escape(path)}"]`)
const isFramed = () => window.parent !== window

/** Outlines of editable elements, above all styles of the template. */
const outlines = (path: string | null) =>
  `@media (hover){${MARKED}:hover{outline:2px dashed var(--focus);outline-offset:2px;cursor:pointer}}${
    path === null ? '' : `[data-setting~="${CSS.escape(path)}"]{outline:3px solid var(--focus);outline-offset:2px}`
  }`

/**
 * The page's side of the preview of a draft (core's `ToPreview`). Accepts messages only from the office that frames it,
 * and blocks forms, as the server does. Colours are set in constructed style sheets, because a policy of hashes forbids
 * changing a `<style>`.
 */
export default function PreviewBridge() {
  const { draft, template, view, css } = useRoot()
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  const words = WORDS[useLanguage()]
  const [refused, setRefused] = useState(0)
  const office = draft?.office ?? ''
  const nonce = useRef<string | null>(null)
  const known = useRef({ template, revalidate })
  known.current = { template, revalidate }
  const typed = useRef(new Map<Text, TypedText>())
  const sheets = useRef<Readonly<Record<'page' | 'tokens' | 'outlines', CSSStyleSheet>> | null>(null)

  const send = (message: FromPreview) => {
    if (nonce.current === null) return
    window.parent.postMessage(
      { feria: 1, nonce: nonce.current, payload: message } satisfies PreviewMessage<FromPreview>,
      office,
    )
  }
  const announce = useRef(() => {})
  announce.current = () => {
    const paths = [...new Set([...document.querySelectorAll(MARKED)].flatMap(marksOf))].slice(0, 500)
    send({ kind: 'ready', template, to: (pathname.slice(view.mount.length) || '/') + search, paths })
  }

  useEffect(() => {
    const made = { page: new CSSStyleSheet(), tokens: new CSSStyleSheet(), outlines: new CSSStyleSheet() }
    sheets.current = made
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...Object.values(made)]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !Object.values(made).includes(sheet))
    }
  }, [])

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== office || event.source !== window.parent || !isFramed()) return
      const message = readToPreview(event.data)
      if (!message) return
      nonce.current = message.nonce
      if (message.payload.kind === 'hello') {
        sheets.current?.outlines.replaceSync(outlines(null))
        announce.current()
      } else obey(message.payload)
    }
    const obey = (message: Exclude<ToPreview, { kind: 'hello' }>) => {
      switch (message.kind) {
        case 'tokens':
          if (message.scheme) document.documentElement.dataset.scheme = message.scheme
          return sheets.current?.tokens.replaceSync(message.css)
        case 'text':
          return setText(typed.current, message.path, message.value)
        case 'select':
          sheets.current?.outlines.replaceSync(outlines(message.path))
          return message.path === null ? undefined : bringIntoView(message.path)
        case 'refresh':
          return message.template === known.current.template ? known.current.revalidate() : location.reload()
        case 'go':
          return location.assign(view.mount + message.to)
      }
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [office, view.mount])

  // Runs for a new page, or new data of this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a reason to tell, and none is read
  useEffect(() => {
    if (state !== 'idle') return
    if (css !== undefined) sheets.current?.page.replaceSync(css)
    forgetTyped(typed.current, view.settings)
    announce.current()
  }, [pathname, search, state, css, view])

  useEffect(() => {
    const pick = (event: MouseEvent) => {
      const marked = isFramed() && event.target instanceof Element ? event.target.closest(MARKED) : null
      if (!marked || nonce.current === null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const picked = { kind: 'picked', paths: marksOf(marked) } as const
      window.parent.postMessage({ feria: 1, nonce: nonce.current, payload: picked }, office)
    }
    const refuse = (event: SubmitEvent) => {
      const form = event.target instanceof HTMLFormElement ? event.target : null
      if (form?.method !== 'post') return
      event.preventDefault()
      event.stopImmediatePropagation()
      setRefused((times) => times + 1)
    }
    // In the capture phase, before the page's own handlers, which React adds to the document.
    addEventListener('click', pick, true)
    addEventListener('submit', refuse, true)
    return () => {
      removeEventListener('click', pick, true)
      removeEventListener('submit', refuse, true)
    }
  }, [office])

  useEffect(() => {
    if (refused === 0) return
    const timer = setTimeout(() => setRefused(0), SAID_FOR)
    return () => clearTimeout(timer)
  }, [refused])

  const [framed, setFramed] = useState(true)
  useEffect(() => setFramed(isFramed()), [])
  const barText = refused > 0 ? words.refused : framed ? null : words[draft?.of ?? 'look']
  return (
    <aside role="status" style={barText === null ? undefined : BAR}>
      {barText}
    </aside>
  )
}

/** A text node that was overwritten: `original` is React's value, `now` the typed one. */
type TypedText = { readonly path: string; readonly original: string | null; readonly now: string }

/** Writes a setting's value into elements that show nothing else. React's text node is kept, so that React can update it. */
function setText(typed: Map<Text, TypedText>, path: string, value: string) {
  for (const element of document.querySelectorAll(`[data-setting="${CSS.escape(path)}"]`)) {
    const [only, second] = element.childNodes
    if (!(only instanceof Text) || second) continue
    typed.set(only, { path, original: typed.get(only)?.original ?? only.nodeValue, now: value })
    only.nodeValue = value
  }
}

/**
 * After new data: React does not update text nodes whose value has not changed for it, so those that still show the
 * typed text get React's value back.
 */
function forgetTyped(typed: Map<Text, TypedText>, settings: unknown) {
  for (const [node, { path, original, now }] of typed) {
    const stored = path
      .split('.')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], settings)
    if (node.nodeValue === now && stored !== now) node.nodeValue = original
  }
  typed.clear()
}

function bringIntoView(path: string) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  showing(path)?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
}
