import type { Block, Fact, Line } from './block.ts'
import type { MailWords } from './words.ts'

/** A label and its value, with the punctuation of the mail's language. */
type Labelled = MailWords['labelled']

/** A mail as text: its blocks in order, with an empty line between them. */
export function textOf(blocks: readonly Block[], labelled: Labelled): string {
  const texts = blocks.flatMap((block) => {
    const text = textOfBlock(block, labelled)
    return text === '' ? [] : [{ block, text }]
  })
  const gapAfter = (at: number) => (staysWith(texts[at]?.block, texts[at + 1]?.block) ? '\n' : '\n\n')
  return `${texts.map(({ text }, at) => (at < texts.length - 1 ? text + gapAfter(at) : text)).join('')}\n`
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

function textOfBlock(block: Block, labelled: Labelled): string {
  switch (block.kind) {
    case 'eyebrow':
      return block.plain ?? ''
    case 'heading':
    case 'lead':
    case 'note':
      return block.text
    case 'button':
      return labelled(block.text, block.href)
    case 'lines':
      return block.lines
        .flatMap(({ times, name, variant, price, message }) => {
          const sold = labelled(
            [times, name, ...(variant.length > 0 ? [`(${variant.join(', ')})`] : [])].join(' '),
            price,
          )
          return message ? [sold, `  ${message}`] : [sold]
        })
        .join('\n')
    case 'totals':
      return [...block.steps, block.total].map(([what, amount]) => labelled(what, amount)).join('\n')
    case 'facts':
      return block.facts
        .map((fact) => factText(fact, labelled))
        .join(block.facts.every(({ inText }) => inText === 'row') ? '\n' : '\n\n')
    case 'quote':
      return quoteText(block.title, block.text, labelled)
    case 'code':
      return `${labelled(block.title, block.code)}\n${block.text}`
    case 'ways':
    case 'end':
      return block.lines.map(plain).join('\n')
    case 'gap':
    case 'signature':
      return ''
  }
}

const plain = (line: Line): string => (typeof line === 'string' ? line : line.plain)

function factText({ title, lines, inText }: Fact, labelled: Labelled): string {
  const [first = '', ...others] = lines.map(plain)
  if (inText === 'row') return labelled(title, [first, ...others].join(' · '))
  return (inText === 'beside' ? [labelled(title, first), ...others] : [above(title, labelled), first, ...others]).join(
    '\n',
  )
}

/** A quote with its title. A shop's own question may already end in punctuation. */
function quoteText(title: string, text: string, labelled: Labelled): string {
  const isMarked = /[?:]$/.test(title)
  if (text.includes('\n')) return `${isMarked ? title : above(title, labelled)}\n${text}`
  return isMarked ? `${title} ${text}` : labelled(title, text)
}

const above = (title: string, labelled: Labelled) => labelled(title, '').trimEnd()
