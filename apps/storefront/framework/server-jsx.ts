import { Fragment, jsx as reactJsx } from 'react/jsx-runtime'

type Jsx = typeof reactJsx
type Element = ReturnType<Jsx>

/** The properties that all elements have in common in this version of React. */
const { $$typeof: mark } = reactJsx('i', {}) as Element & { readonly $$typeof: symbol }

/**
 * React's `jsx` for pages that are rendered on the server. React 18 copies each element's properties one by one, to leave
 * out `key` and `ref`; the compiler creates a new object for every element, so it can be used without a copy, as React 19
 * does.
 */
export const jsx: Jsx = (type, props, key) => {
  const given = props as Readonly<Record<string, unknown>>
  if ('ref' in given || 'key' in given || (type as { readonly defaultProps?: unknown }).defaultProps)
    return reactJsx(type, props, key)
  const element = { $$typeof: mark, type, key: key === undefined ? null : `${key}`, ref: null, props, _owner: null }
  return element as unknown as Element
}

export const jsxs = jsx
export { Fragment }
