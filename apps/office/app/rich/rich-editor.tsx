import { DOMParser } from '@tiptap/pm/model'
import { EditorContent, getSchema, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { type FormEvent, useState } from 'react'
import { elementsOf } from '#app/trusted.ts'
import { richWords } from '#app/words/rich/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

type RichEditorProps = {
  readonly html: string
  readonly labelledBy: string
  readonly onHtml: (html: string) => void
}

// Shops render the first heading of a text below their own headings, so stored texts begin at level 3. Lower levels are
// kept, but not offered.
const HEADING = { title: 3, subtitle: 4 } as const

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: 'nofollow noopener' } },
  }),
]

/** Parses the HTML for the editor, whose own parser would violate Trusted Types. */
const contentOf = (html: string) => DOMParser.fromSchema(getSchema(EXTENSIONS)).parse(elementsOf(html)).toJSON()

/** The editor. Its toolbar is outside the editable element, where phones' keyboards do not cover it. */
export function RichEditor({ html, labelledBy, onHtml }: RichEditorProps) {
  const words = useSection(richWords)
  const [isLinking, setLinking] = useState(false)
  const [content] = useState(() => contentOf(html))
  const editor = useEditor({
    content,
    autofocus: 'end',
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    extensions: EXTENSIONS,
    editorProps: {
      attributes: { 'aria-labelledby': labelledBy, 'aria-multiline': 'true', role: 'textbox', class: 'input' },
    },
    onUpdate: ({ editor: changed }) => onHtml(changed.isEmpty ? '' : changed.getHTML()),
  })
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now && {
        bold: now.isActive('bold'),
        italic: now.isActive('italic'),
        title: now.isActive('heading', { level: HEADING.title }),
        subtitle: now.isActive('heading', { level: HEADING.subtitle }),
        bullets: now.isActive('bulletList'),
        numbers: now.isActive('orderedList'),
        link: now.isActive('link'),
      },
  })
  if (!editor || !on) return null
  const tool = (name: keyof typeof on, sign: string, run: () => void) => (
    <button type="button" aria-label={words[name]} title={words[name]} aria-pressed={on[name]} onClick={run}>
      <span aria-hidden="true" data-tool={name}>
        {sign}
      </span>
    </button>
  )
  const chain = () => editor.chain().focus()
  return (
    <>
      {/* Pressing a tool leaves the focus in the text, and so the phone's keyboard open. */}
      <div
        className="rich-tools"
        role="toolbar"
        aria-label={words.tools}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {tool('bold', 'B', () => chain().toggleBold().run())}
        {tool('italic', 'I', () => chain().toggleItalic().run())}
        {tool('title', 'T', () => chain().toggleHeading({ level: HEADING.title }).run())}
        {tool('subtitle', 't', () => chain().toggleHeading({ level: HEADING.subtitle }).run())}
        {tool('bullets', '•', () => chain().toggleBulletList().run())}
        {tool('numbers', '1.', () => chain().toggleOrderedList().run())}
        {tool('link', '↗', () => (on.link ? chain().unsetLink().run() : setLinking(true)))}
        <button type="button" aria-label={words.undo} title={words.undo} onClick={() => chain().undo().run()}>
          <span aria-hidden="true">↶</span>
        </button>
      </div>
      {isLinking && (
        <LinkBox
          onLink={(href) => {
            setLinking(false)
            if (href) chain().extendMarkRange('link').setLink({ href }).run()
            else chain().run()
          }}
        />
      )}
      <EditorContent editor={editor} />
    </>
  )
}

/** Asks for the address of a link. Not a form, as it is rendered inside one. */
function LinkBox({ onLink }: { readonly onLink: (href: string | null) => void }) {
  const words = useSection(richWords)
  const { app } = useWords()
  const [typed, setTyped] = useState('')
  const done = () =>
    onLink(/^https?:\/\/\S[^\s.]*\.\S+$/.test(typed) ? typed : typed ? `https://${typed.replace(/^\W+/, '')}` : null)
  return (
    <div className="row rich-link">
      <input
        className="input"
        type="url"
        inputMode="url"
        aria-label={words.linkTo}
        placeholder="https://"
        // biome-ignore lint/a11y/noAutofocus: it was just asked for.
        autoFocus
        maxLength={300}
        onChange={(event: FormEvent<HTMLInputElement>) => {
          event.stopPropagation()
          setTyped(event.currentTarget.value.trim())
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onLink(null)
          if (event.key !== 'Enter') return
          event.preventDefault()
          done()
        }}
      />
      <button type="button" className="button" onClick={done}>
        {app.continue}
      </button>
    </div>
  )
}
