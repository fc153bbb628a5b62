import type { Block, Fact, Line } from './block.ts'
import type { MailWords } from './words.ts'

/** A label and its value, with the punctuation of the mail's language. */
type Told = MailWords['told']

/** A mail as text: its blocks in order, with an empty line between them. */
export function textOf(blocks: readonly Block[], told: Told): string {
  const said = blocks.flatMap((block) => {
    const text = written(block, told)
    return text === '' ? [] : [{ block, text }]
  })
  const gapAfter = (at: number) => (staysWith(said[at]?.block, said[at + 1]?.block) ? '\n' : '\n\n')
  return `${said.map(({ text }, at) => (at < said.length - 1 ? text + gapAfter(at) : text)).join('')}\n`
}

/** Whether a block has no empty line above it. */
function staysWith(above: Block | undefined, below: Block | undefined): boolean {
  switch (below?.kind) {
    case 'lead':
      return above?.kind === 'heading'
    case 'lines':
      return above?.kind === 'eyebrow'
    case 'ways':
      return above?.kind === 'button' || above?.kind === 'ways'
    case 'end':
      return below.close === true
    default:
      return false
  }
}

function written(block: Block, told: Told): string {
  switch (block.kind) {
    case 'eyebrow':
      return block.plain ?? ''
    case 'heading':
    case 'lead':
    case 'note':
      return block.text
    case 'button':
      return told(block.text, block.href)
    case 'lines':
      return block.lines
        .flatMap(({ times, name, variant, price, message }) => {
          const sold = told([times, name, ...(variant.length > 0 ? [`(${variant.join(', ')})`] : [])].join(' '), price)
          return message ? [sold, `  ${message}`] : [sold]
        })
        .join('\n')
    case 'totals':
      return [...block.steps, block.total].map(([what, amount]) => told(what, amount)).join('\n')
    case 'facts':
      return block.facts
        .map((fact) => factText(fact, told))
        .join(block.facts.every(({ inText }) => inText === 'row') ? '\n' : '\n\n')
    case 'quote':
      return quoteText(block.title, block.text, told)
    case 'code':
      return `${told(block.title, block.code)}\n${block.text}`
    case 'ways':
    case 'end':
      return block.lines.map(plain).join('\n')
    case 'gap':
    case 'signature':
      return ''
  }
}

const plain = (line: Line): string => (typeof line === 'string' ? line : line.plain)

function factText({ title, lines, inText }: Fact, told: Told): string {
  const [first = '', ...others] = lines.map(plain)
  if (inText === 'row') return told(title, [first, ...others].join(' · '))
  return (inText === 'beside' ? [told(title, first), ...others] : [above(title, told), first, ...others]).join('\n')
}

/** A shop's own question may end in a punctuation mark of its own. */
function quoteText(title: string, text: string, told: Told): string {
  const isMarked = /[?:]$/.test(title)
  if (text.includes('\n')) return `${isMarked ? title : above(title, told)}\n${text}`
  return isMarked ? `${title} ${text}` : told(title, text)
}

const above = (title: string, told: Told) => told(title, '').trimEnd()
