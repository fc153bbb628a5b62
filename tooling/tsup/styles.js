import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { bundleAsync, Features, transform } from 'lightningcss'

/** The oldest browsers that style sheets support: the last of Windows 7, and phones of 2022. */
const version = (major) => major << 16
const targets = { chrome: version(109), edge: version(109), firefox: version(115), safari: version(16) }

/**
 * The colour scheme is set in each page's head, which Lightning CSS does not see, so its fallback for `light-dark()` has no
 * effect.
 */
const exclude = Features.LightDark

/** Replaces each `color-mix()` by its first colour. */
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
/** Marks the rules that were generated here, as a visitor's results are visited too. */
const OURS = 2 ** 31

/** Lightning CSS does not accept the nulls in its own results. */
const givenBack = (rules) => JSON.parse(JSON.stringify(rules, (_, value) => value ?? undefined))

/**
 * A `color-mix()` of custom properties cannot be computed at build time. Browsers without it (Chrome up to 110) would drop
 * the whole declaration, so they get its first colour; others get the mix in an `@supports` rule after it.
 */
const visitor = {
  /** Media queries below a width: Safari up to 16.3 supports `not` only with a media type. */
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

/** For Vite's `css.lightningcss`: the options of packages' style sheets. */
export const lightningcss = { targets, exclude, visitor }

/** Whether a selector matches the page's root only, where templates set their tokens. */
const isRoot = (selector) =>
  selector.length === 1 && selector[0].type === 'attribute' && selector[0].name === 'data-template'

const CONDITIONS = new Set(['media', 'supports', 'container'])

/** Calls `style` for each rule, with its layer and whether it is unconditional. Nested rules are left unchanged. */
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
 * Reduces the kit's layer `structure` for one template: tokens that the sheet sets once for the whole page (at the root,
 * unconditionally, from no variable that varies) are inlined, and declarations that the template repeats for the same
 * selector are removed.
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
  // Variables within a replaced variable are not visited, so they are replaced here.
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

/** Bundles and minifies a package's style sheet. Fonts and pictures keep their addresses. */
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
