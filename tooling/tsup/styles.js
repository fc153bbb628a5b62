import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { bundleAsync, Features, transform } from 'lightningcss'

/** The oldest browsers that style sheets are written for: the last of Windows 7, and phones of 2022. */
const version = (major) => major << 16
const targets = { chrome: version(109), edge: version(109), firefox: version(115), safari: version(16) }

/** The scheme is set in each page's head, where Lightning CSS does not see it: its substitute for `light-dark()` has no effect. */
const exclude = Features.LightDark

/** The first colour of each mix, in place of it. */
const unmixed = (tokens) =>
  tokens.flatMap((token) => {
    if (token.type !== 'function') return [token]
    const { name, arguments: given } = token.value
    if (name !== 'color-mix') return [{ ...token, value: { name, arguments: unmixed(given) } }]
    const parts = given.filter(({ value }) => value.type !== 'white-space')
    const from = parts.findIndex(({ value }) => value.type === 'comma') + 1
    const end = parts.findIndex(({ value }, at) => at >= from && value.type === 'comma')
    return unmixed(parts.slice(from, end).filter(({ value }) => value.type !== 'percentage'))
  })
const isMixed = (tokens) =>
  tokens.some(({ type, value }) => type === 'function' && (value.name === 'color-mix' || isMixed(value.arguments)))

const SUPPORTS_MIX = { type: 'declaration', propertyId: { property: 'color' }, value: 'color-mix(in lab, red, red)' }
/** Line of the rules that were made here: what a visitor returns is visited too. */
const OURS = 2 ** 31

/** Lightning CSS does not take back the nulls that it gives. */
const givenBack = (rules) => JSON.parse(JSON.stringify(rules, (_, value) => value ?? undefined))

/**
 * A mix of custom properties cannot be computed ahead. Browsers that know no mix (Chrome up to 110) would drop the whole
 * declaration when it is used, so they are given its first colour; others find the mix in an `@supports` behind it.
 */
const visitor = {
  /** Below a width: Safari up to 16.3 knows `not` only with a medium. */
  MediaQuery({ qualifier, mediaType, condition }) {
    const range = condition?.type === 'feature' && condition.value.type === 'range' ? condition.value : null
    if (qualifier !== null || mediaType !== 'all' || range?.operator !== 'less-than') return undefined
    const feature = { ...range, operator: 'greater-than-equal' }
    return { qualifier: 'not', mediaType, condition: { type: 'feature', value: feature } }
  },
  Rule: {
    style({ value: rule }) {
      const {
        loc,
        rules,
        declarations: { declarations, importantDeclarations },
      } = rule
      const mixed = declarations.filter(({ value }) => Array.isArray(value?.value) && isMixed(value.value))
      if (mixed.length === 0 || loc.line === OURS) return undefined
      const plain = declarations.map((declaration) =>
        mixed.includes(declaration)
          ? { ...declaration, value: { ...declaration.value, value: unmixed(declaration.value.value) } }
          : declaration,
      )
      const styled = (own, more = {}) => ({
        type: 'style',
        value: { ...rule, rules: [], declarations: { declarations: own, importantDeclarations: [] }, ...more },
      })
      return givenBack([
        styled(plain, { declarations: { declarations: plain, importantDeclarations } }),
        {
          type: 'supports',
          value: { loc, condition: SUPPORTS_MIX, rules: [styled(mixed, { loc: { ...loc, line: OURS } })] },
        },
        ...(rules.length > 0 ? [styled([], { rules })] : []),
      ])
    },
  },
}

/** For Vite's `css.lightningcss`: as the style sheets of packages are built. */
export const lightningcss = { targets, exclude, visitor }

/** A selector of the page's root alone, where templates set what they set once. */
const isRoot = (selector) =>
  selector.length === 1 && selector[0].type === 'attribute' && selector[0].name === 'data-template'

const CONDITIONS = new Set(['media', 'supports', 'container'])

/** Calls `style` for each rule, with the layer that it is in and whether it holds under any condition. Nested rules are left alone. */
function styleVisitor(style) {
  const layers = []
  let conditions = 0
  let depth = 0
  return {
    Rule(rule) {
      const { type, value } = rule
      if (type === 'layer-block') layers.push(value.name?.[0])
      else if (CONDITIONS.has(type)) conditions += 1
      else if (type === 'style') {
        depth += 1
        return style(value, { layer: layers.at(-1), isPlain: conditions === 0 && depth === 1 })
      }
      return undefined
    },
    RuleExit({ type }) {
      if (type === 'layer-block') layers.pop()
      else if (CONDITIONS.has(type)) conditions -= 1
      else if (type === 'style') depth -= 1
    },
  }
}
const usedBy = (parts) =>
  parts.flatMap(({ type, value }) => {
    if (type === 'var') return [value.name.ident, ...usedBy(value.fallback ?? [])]
    return type === 'function' ? usedBy(value.arguments) : []
  })
const nameOf = ({ property, value }) => (property === 'unparsed' ? value.propertyId.property : property)
const keyOf = (selector) => JSON.stringify(selector)

/**
 * What the kit's layer `structure` need not say to one template: its tokens, where the sheet sets them once and for the whole page
 * (at the root, under no condition, of no variable that has another value further down), are written where they are used; and
 * what the template itself declares for the same selector is not declared before.
 */
export function fitted(code) {
  const values = new Map()
  const tokens = new Set()
  const varying = new Set()
  const own = new Map()
  const collect = ({ selectors, declarations: { declarations } }, { layer, isPlain }) => {
    for (const declaration of declarations) {
      if (declaration.property === 'custom') {
        const { name, value } = declaration.value
        if (layer === 'structure') tokens.add(name)
        if (isPlain && selectors.every(isRoot)) values.set(name, value)
        else varying.add(name)
      } else if (isPlain && layer !== undefined && layer !== 'structure' && layer !== 'reset')
        for (const selector of selectors) {
          const key = keyOf(selector)
          own.set(key, (own.get(key) ?? new Set()).add(nameOf(declaration)))
        }
    }
  }
  transform({ filename: 'sheet.css', code, visitor: styleVisitor(collect) })

  const isFixed = (name) => !varying.has(name) && usedBy(values.get(name) ?? []).every(isFixed)
  // A visitor is not asked about variables within what it gave in place of one.
  const written = (parts) =>
    parts.flatMap((part) => {
      const { type, value } = part
      if (type === 'var' && tokens.has(value.name.ident) && isFixed(value.name.ident))
        return written(values.get(value.name.ident))
      return type === 'function' ? [{ type, value: { ...value, arguments: written(value.arguments) } }] : [part]
    })
  const fixed = new Map([...tokens].filter(isFixed).map((name) => [name, givenBack(written(values.get(name)))]))
  const isShadowed = (selectors, declaration) =>
    selectors.every((selector) => own.get(keyOf(selector))?.has(nameOf(declaration)))
  const { code: plain } = transform({
    filename: 'sheet.css',
    code,
    minify: true,
    targets,
    exclude,
    visitor: {
      ...styleVisitor((rule, { layer, isPlain }) => {
        if (layer !== 'structure' || !isPlain) return undefined
        const { declarations } = rule.declarations
        const left = declarations.filter((declaration) => !isShadowed(rule.selectors, declaration))
        if (left.length === declarations.length) return undefined
        return givenBack({
          type: 'style',
          value: { ...rule, declarations: { ...rule.declarations, declarations: left } },
        })
      }),
      Variable: ({ name }) => fixed.get(name.ident),
      Declaration: { custom: ({ name }) => (fixed.has(name) ? [] : undefined) },
    },
  })
  return plain
}

/** One sheet of a package from all that it imports, made small. Fonts and pictures stay where its addresses say. */
export async function buildStyles(from, to) {
  const { code } = await bundleAsync({
    filename: resolve(from),
    minify: true,
    ...lightningcss,
    resolver: {
      resolve: (specifier, origin) =>
        specifier.startsWith('.') ? resolve(dirname(origin), specifier) : createRequire(origin).resolve(specifier),
    },
  })
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, fitted(code))
}
