import { Fragment, jsx as reactJsx } from 'react/jsx-runtime'

type Jsx = typeof reactJsx
type Element = ReturnType<Jsx>

/** What all elements have in common, as this version of React makes them. */
const { $$typeof: mark } = reactJsx('i', {}) as Element & { readonly $$typeof: symbol }

/**
 * React's `jsx` for pages that are rendered on the server. React 18 copies the properties of each element, one by one, to leave `key` and
 * `ref` out; the compiler has just made the object that they are in, for this one element, so it can be used as it is, as React 19 does.
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
